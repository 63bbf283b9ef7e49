import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { auth, MAX_PAYLOAD } from '@transcreate/contracts';
import { startNats } from '@transcreate/embedded';
import { Bus, connectNats, Log, Metrics, Settings } from '../src/index.js';

const config = `max_payload: ${MAX_PAYLOAD}`;
const log = new Log('test', 'silent');

let directory: string;
let nats: Awaited<ReturnType<typeof startNats>>;
let connections: NatsConnection[];
let bus: Bus;
let received: number;

/** A caller, and a service that answers one call which must not be made twice. */
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'transcreate-nats-'));
  nats = await startNats({ directory, config });
  const settings = new Settings({ NATS_URL: nats.url });
  const [caller, service] = (connections = await Promise.all([connectNats('gateway', settings, log), connectNats('auth', settings, log)]));
  bus = new Bus(caller!, new Metrics('test'));
  received = 0;
  service!.subscribe(auth.logout.subject, {
    callback: (_error, message) => {
      received += 1;
      message.respond(JSON.stringify({ output: { success: true } }));
    },
  });
  await service!.flush();
});
afterEach(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await nats.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Resolves when NATS has ended and its clients have noticed. */
async function takeNatsAway(): Promise<void> {
  await nats.stop();
  await sleep(50);
}

test('a call that is made while NATS is away waits until it is back, and is made once', async () => {
  await takeNatsAway();
  const answer = bus.call(auth.logout, {});
  await sleep(400);
  nats = await startNats({ directory, config, port: nats.port });
  const began = performance.now();
  expect(await answer).toEqual({ success: true });
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(received).toBe(1);
});

test('it is unavailable when NATS is not back before the deadline', async () => {
  await takeNatsAway();
  const began = performance.now();
  await expect(bus.call(auth.logout, {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(performance.now() - began).toBeLessThan(5_000);
  nats = await startNats({ directory, config, port: nats.port });
  expect(await bus.call(auth.logout, {})).toEqual({ success: true });
});

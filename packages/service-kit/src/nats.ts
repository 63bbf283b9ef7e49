import { AuthorizationError, connect, type NatsConnection } from '@nats-io/transport-node';
import { inboxPrefix, MAX_PAYLOAD, type ProcessName } from '@transcreate/contracts';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './settings.js';
import { passwordVariable } from './variables.js';

/** After this time, in ms, a process that still waits for its first connection says so. */
const SILENCE_MS = 3_000;

/**
 * Connects a process to NATS with its own credentials (`NATS_URL`, `<PROCESS>_NATS_PASSWORD`), waits for a server that is not up yet, and
 * reconnects for ever. Refuses a server whose `max_payload` is too small, since its callers would see time-outs instead of replies.
 */
export async function connectNats(process: ProcessName, settings: Settings, log: Log): Promise<NatsConnection> {
  const password = settings.get(passwordVariable(process));
  const servers = settings.requireServers('NATS_URL', ['nats:', 'tls:']);
  const impatience = setTimeout(() => log.warn({}, 'NATS does not answer at NATS_URL; waiting for it'), SILENCE_MS).unref();
  const connection = await connect({
    servers,
    name: process,
    inboxPrefix: inboxPrefix(process),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    waitOnFirstConnect: true,
    // A stack trace for each request costs more than the request.
    noAsyncTraces: true,
    ...(password ? { user: process, pass: password } : {}),
  })
    .catch((error: unknown) => Promise.reject(explained(error, process)))
    .finally(() => clearTimeout(impatience));
  if ((connection.info?.max_payload ?? 0) < MAX_PAYLOAD) {
    await connection.close();
    throw new Error(`NATS refuses messages over ${connection.info?.max_payload} bytes; set its max_payload to ${MAX_PAYLOAD}.`);
  }
  void watch(connection, log);
  return connection;
}

/** Names the variable where NATS doesn't take the password. */
function explained(error: unknown, process: ProcessName): unknown {
  if (!(error instanceof AuthorizationError)) return error;
  return new Error(`NATS refuses ${process}: ${passwordVariable(process)} must be its user's password.`, { cause: error });
}

/** Counts what the connection does; the round trip is measured whenever somebody looks, and is NaN while NATS is away. */
export function watchNats(connection: NatsConnection, metrics: Metrics): void {
  metrics.gauge('transcreate_nats_round_trip_seconds', 'A round trip to the NATS server', async () => {
    try {
      return (await connection.rtt()) / 1_000;
    } catch {
      return NaN;
    }
  });
}

async function watch(connection: NatsConnection, log: Log): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') log.warn({}, 'NATS is gone');
    else if (status.type === 'reconnect') log.info({}, 'NATS is back');
    else if (status.type === 'error') log.error({ err: status.error }, 'NATS refused something');
  }
}

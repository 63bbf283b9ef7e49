/**
 * Makes requests from a process of its own, so that neither the servers' logs nor the bench share its time. Forked by the bench; each message
 * orders one load and is answered by its figures.
 */
import { Client } from 'undici';
import { percentile } from './figures.mjs';
import { STUDENTS, TEXTS, WEEKS } from './class-data.mjs';
import { WORKS } from './works.mjs';

/** As many browsers as ask at the same moment. */
const CONNECTIONS = 12;
/** A common multiple of the students of a connection, the texts and the weeks. */
const CYCLE = (STUDENTS / CONNECTIONS) * TEXTS * WEEKS;

let ids;
/** By target: its connections, and how far each work has come on each of them. */
const targets = new Map();

// Who forked us is gone.
process.on('disconnect', () => process.exit(0));
process.on('message', ({ ask, ...order }) => {
  ORDERS[ask](order).then(
    (answer) => process.send({ answer }),
    (error) => process.send({ error: error.stack }),
  );
});

const ORDERS = { know, read: ({ target, work, step }) => read(target, work, step), load };

/** Learns what to ask whom: `targets` are `{ name, url, headers }`, headers by student. */
async function know({ ids: known, targets: given }) {
  ids = known;
  for (const { name, url, headers } of given) {
    const connections = Array.from({ length: CONNECTIONS }, (_, index) => ({
      client: new Client(url),
      share: Array.from({ length: STUDENTS }, (_unused, student) => student).filter((student) => student % CONNECTIONS === index),
      steps: {},
      etags: new Map(),
    }));
    targets.set(name, { headers, connections });
  }
}

/** One reply, whole: `{ status, etag, bytes, body }`. */
async function read(target, work, step) {
  const { headers, connections } = targets.get(target);
  const [{ client, share }] = connections;
  const reply = await send(client, headers, WORKS[work].request(ids, share, step), { keepBody: true });
  return { ...reply, body: reply.body.toString() };
}

/** Works for `ms` on all connections and answers `{ perSecond, p50, p95 }`, times in ms. `repeat`: each request says what its asker has. */
async function load({ target, work, ms, repeat = false }) {
  const { headers, connections } = targets.get(target);
  if (repeat) await Promise.all(connections.map((connection) => learnTags(connection, headers, work)));
  const began = performance.now();
  const times = [];
  await Promise.all(connections.map((connection) => loop(connection, headers, work, began + ms, repeat, times)));
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function loop(connection, headers, work, end, repeat, times) {
  while (performance.now() < end) {
    const step = (connection.steps[work] ??= 0);
    connection.steps[work] += 1;
    const wanted = WORKS[work].request(ids, connection.share, step);
    const known = repeat ? connection.etags.get(nameOf(wanted)) : undefined;
    const began = performance.now();
    const reply = await send(connection.client, headers, wanted, { etag: known });
    times.push(performance.now() - began);
    const expected = known === undefined ? WORKS[work].expect : 304;
    if (reply.status !== expected) throw new Error(`${work}: ${wanted.method} ${wanted.path} was answered ${reply.status} and not ${expected}.`);
  }
}

/** Asks once for everything that this connection will repeat, before the time counts. Requests come again after so many steps. */
async function learnTags({ client, share, etags }, headers, work) {
  for (let step = 0; step < CYCLE; step += 1) {
    const wanted = WORKS[work].request(ids, share, step);
    if (!etags.has(nameOf(wanted))) etags.set(nameOf(wanted), (await send(client, headers, wanted)).etag);
  }
}

function nameOf({ student, path }) {
  return `${student} ${path}`;
}

function send(client, headersOf, { student, method, path, body }, { etag, keepBody = false } = {}) {
  const chunks = [];
  const reply = { status: 0, etag: undefined, bytes: 0, body: undefined };
  const headers = { ...headersOf[student], ...(body && { 'content-type': 'application/json' }), ...(etag && { 'if-none-match': etag }) };
  return new Promise((resolve, reject) => {
    client.dispatch(
      { method, path, headers, body: body && JSON.stringify(body) },
      {
        onRequestStart() {},
        onResponseStart(_controller, status, received) {
          reply.status = status;
          reply.etag = received.etag;
        },
        onResponseData(_controller, chunk) {
          reply.bytes += chunk.length;
          if (keepBody) chunks.push(chunk);
        },
        onResponseEnd() {
          if (keepBody) reply.body = Buffer.concat(chunks);
          resolve(reply);
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

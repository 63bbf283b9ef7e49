import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { eventually } from '../harness/api.js';
import { databaseUrl } from '../harness/database.js';
import { newExample } from '../harness/examples.js';
import { newWeeklyFile } from '../harness/files.js';
import { Line } from '../harness/line.js';
import { People, type Person } from '../harness/people.js';
import { memoryOf } from '../harness/processes.js';
import { product } from '../harness/product.js';
import { Reader } from '../harness/reader.js';
import { OwnSystem } from '../harness/system.js';
import { heldIn, translationsOf, Voter } from '../harness/voter.js';
import { Writer } from '../harness/writer.js';

const VOTERS = 10;
const WRITERS = 3;
const AUTHORS = 6;
const SERVICES = ['auth', 'content', 'submissions', 'subtitles', 'files', 'messages'];
/** What a slow server adds to each of its answers, in ms. */
const LATE = 300;
/** How long the work goes on while the database is slow, stalled or locked, in ms; longer than any deadline. */
const WHILE = 12_000;
/** After which time the browser gives up, in ms. */
const BROWSER = 10_000;
/** How long it may take until a vote is taken again, in ms. */
const RECOVERY = 10_000;
/** What the processes may have grown by afterwards, in MB: work that nobody waits for must not stay. */
const GROWTH = 250;

/** The server of the product that all tests share, on which this one has databases of its own. */
let server: URL;
let line: Line;
let system: OwnSystem;
let people: People;
let student: Person;
let fileId: string;
let voters: Voter[];
let probe: Voter;
let writers: Writer[];
let exampleId: string;

beforeAll(async () => {
  server = new URL(await databaseUrl(product.dataDir));
  line = await Line.to(Number(server.port));
  const own = SERVICES.map((name) => [`${name.toUpperCase()}_DATABASE_URL`, addressOf(databaseOf(name), line.port)]);
  system = await OwnSystem.start('apart', { DATABASE_URL: addressOf('postgres', line.port), ...Object.fromEntries(own), CALLS_PER_MINUTE: '5000' });
  people = await People.of(system);
  student = await people.student();
  fileId = await newWeeklyFile(people.admin);
  const students = await Promise.all(Array.from({ length: VOTERS + WRITERS + AUTHORS }, () => people.student()));
  exampleId = await newExample(people.admin);
  const ids = await Promise.all(students.splice(0, AUTHORS).map(async ({ api }) => {
    const { body } = await api.post<{ submission: { _id: string } }>('/api/submissions', { sourceTextId: exampleId, transcreation: '光阴似箭' });
    return body.submission._id;
  }));
  const texts = await Promise.all(Array.from({ length: 60 }, () => newExample(people.admin)));
  writers = students.splice(0, WRITERS).map((person) => new Writer(person, texts));
  voters = students.map((person, seed) => new Voter(person, exampleId, ids, seed));
  probe = new Voter(await people.visitor(), exampleId, ids, VOTERS);
}, 240_000);
afterAll(async () => {
  line?.release();
  await system?.remove();
  line?.stop();
  for (const name of SERVICES) await ask('postgres', `DROP DATABASE IF EXISTS ${databaseOf(name)} WITH (FORCE)`);
}, 60_000);

const databaseOf = (service: string) => `slow_${service}`;

/** The address of a database on the server, or behind another port. */
function addressOf(database: string, port = Number(server.port)): string {
  const url = new URL(server);
  url.port = String(port);
  url.pathname = `/${database}`;
  return url.href;
}

/** Lets everybody work until `act` is done, and each finish what they have begun; answers those who read. */
async function during(act: () => Promise<void>): Promise<Reader[]> {
  const end = new AbortController();
  const readers = readingAll();
  const working = [...readers, ...voters, ...writers].map(async (client) => {
    while (!end.signal.aborted) await client.turn();
  });
  try {
    await act();
  } finally {
    end.abort();
    await Promise.all(working);
  }
  expect(readers.flatMap(({ surprises }) => surprises)).toEqual([]);
  return readers;
}

/** One for each service with a database, and one who downloads. */
function readingAll(): Reader[] {
  const { api } = student;
  return [
    new Reader(() => api.get('/api/auth/profile')),
    new Reader(() => api.post('/api/search/auto-search', {})),
    new Reader(() => api.get('/api/submissions/my-submissions')),
    new Reader(() => api.get('/api/subtitles/all')),
    new Reader(() => people.admin.get('/api/messages/unread-count')),
    new Reader(() => api.get('/api/weekly-practice-files/week/6')),
    new Reader(() => api.get(`/api/weekly-practice-files/${fileId}/download`)),
  ];
}

/** Asks the server itself, beside the line. */
async function ask<Row extends pg.QueryResultRow>(database: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: addressOf(database) });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** What was acknowledged is there and nothing else, in the replies and in the rows; the clients saw nothing that they cannot explain. */
async function expectKept(): Promise<void> {
  const ranking = [...voters, probe];
  expect([...ranking, ...writers].flatMap(({ surprises }) => surprises)).toEqual([]);
  for (const { person, held } of ranking) expect(heldIn((await translationsOf(person.api, exampleId))!)).toEqual(held);
  const rows = await ask<{ vote: string }>(databaseOf('submissions'), `SELECT concat_ws(' ', user_id, submission_id, rank) AS vote FROM vote WHERE source_text_id = $1`, [exampleId]);
  const noted = ranking.flatMap(({ person, held }) => [...held].map(([id, rank]) => `${person.user._id} ${id} ${rank}`));
  expect(rows.map(({ vote }) => vote).toSorted()).toEqual(noted.toSorted());
  const miscounted = `SELECT id FROM submission s WHERE source_text_id = $1 AND array[rank_1_count, rank_2_count, rank_3_count] <>
    array(SELECT (SELECT count(*)::int FROM vote WHERE submission_id = s.id AND rank = place) FROM generate_series(1, 3) place)`;
  expect(await ask(databaseOf('submissions'), miscounted, [exampleId])).toEqual([]);
  for (const { person, acknowledged } of writers) {
    const { body } = await person.api.get<{ submissions: { _id: string }[] }>('/api/submissions/my-submissions');
    expect(body.submissions.map(({ _id }) => _id)).toEqual(acknowledged.map(({ id }) => id));
  }
}

/** How long it takes until a vote is taken, in ms. */
async function recovery(): Promise<number> {
  const began = performance.now();
  await probe.turn();
  return performance.now() - began;
}

const inDoubt = (clients: readonly { inDoubt: number }[]) => clients.reduce((sum, client) => sum + client.inDoubt, 0);
const longest = (clients: readonly { longestMs: number }[]) => Math.max(...clients.map(({ longestMs }) => longestMs));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const figures = (readers: readonly Reader[]) =>
  `${readers.reduce((sum, { reads }) => sum + reads, 0)} reads answered and ${inDoubt(readers)} not, the slowest after ${seconds(longest(readers))}; ${inDoubt(voters)} votes and ${inDoubt(writers)} submissions in doubt, the slowest vote after ${seconds(longest(voters))}`;

test('a database that answers 300 ms late makes everything slower, and nothing wrong', async () => {
  line.lateMs = LATE;
  const readers = await during(() => sleep(WHILE / 2));
  line.lateMs = 0;
  expect(inDoubt([...readers, ...voters])).toBe(0);
  await expectKept();
  console.info(`300 ms late: ${figures(readers)}.`);
}, 120_000);

test('while the line to it is stalled everybody hears so in time, nothing ends or piles up, and it goes on by itself', async () => {
  const pids = system.pids();
  const memory = await memoryOf(pids);
  let took = Infinity;
  const readers = await during(async () => {
    line.hold();
    const health = () => student.api.get<{ services: Record<string, string> }>('/api/health/ready');
    const { body } = await eventually(health, ({ body: { services } }) => SERVICES.every((name) => services[name] === 'down'), BROWSER);
    expect(body.services['toolkit']).toBe('up');
    const quote = await student.api.get('/api/quote');
    const site = await student.api.get('/');
    const live = await student.api.get('/api/health/live');
    expect([quote.status, site.status, live.status]).toEqual([200, 200, 200]);
    await sleep(WHILE);
    line.release();
    took = await recovery();
    await system.running.ready(30_000);
  });
  for (const reader of readers) expect(inDoubt([reader])).toBeGreaterThan(0);
  expect(longest([...readers, ...voters])).toBeLessThan(BROWSER);
  expect(took).toBeLessThan(RECOVERY);
  expect(inDoubt(voters)).toBeGreaterThan(0);
  await expectKept();
  expect(system.pids()).toEqual(pids);
  const left = await ask<{ state: string; count: number }>('postgres', `SELECT state, count(*)::int FROM pg_stat_activity WHERE datname LIKE 'slow_%' GROUP BY state`);
  expect(left.filter(({ state }) => state.startsWith('idle in transaction'))).toEqual([]);
  const grown = (await memoryOf(pids)) - memory;
  expect(grown).toBeLessThan(GROWTH);
  const connections = left.reduce((sum, { count }) => sum + count, 0);
  expect(connections).toBeLessThanOrEqual(10 * SERVICES.length);
  console.info(`Stalled: ${figures(readers)}; a vote again after ${seconds(took)}; ${connections} connections, and ${grown.toFixed(0)} MB more afterwards.`);
}, 180_000);

test('while one table is locked the calls that need it end in time, and every other service goes on', async () => {
  const holder = new pg.Client({ connectionString: addressOf(databaseOf('submissions')) });
  await holder.connect();
  const before = inDoubt(voters);
  let took = Infinity;
  const readers = await during(async () => {
    await holder.query('BEGIN; LOCK TABLE vote');
    await sleep(WHILE);
    await holder.end();
    took = await recovery();
  });
  expect(inDoubt(readers)).toBe(0);
  expect(longest(voters)).toBeLessThan(BROWSER);
  expect(took).toBeLessThan(RECOVERY);
  expect(inDoubt(voters)).toBeGreaterThan(before);
  await expectKept();
  console.info(`Locked: ${figures(readers)}; a vote again after ${seconds(took)}.`);
}, 180_000);

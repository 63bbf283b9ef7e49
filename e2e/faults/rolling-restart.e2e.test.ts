import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../harness/api.js';
import { databaseUrl } from '../harness/database.js';
import { newExample } from '../harness/examples.js';
import { People, type Person } from '../harness/people.js';
import { startProxy, type Proxy } from '../harness/proxy.js';
import { OwnSystem } from '../harness/system.js';
import { heldIn, translationsOf, Voter } from '../harness/voter.js';

const VOTERS = 8;
const READERS = 4;
/** Between one call of a reader and the next, in ms. */
const PAUSE = 50;
/** A stopping gateway lets the proxy go first; a busy machine may be late with the question whether it lives. */
const LEAVING = { DRAIN_SECONDS: '2' };

let first: OwnSystem;
let second: OwnSystem;
let proxy: Proxy;
let people: People;

beforeAll(async () => {
  first = await OwnSystem.start('apart', LEAVING);
  // Before there is another auth, whose mails lie elsewhere.
  people = await People.of(first);
  second = await OwnSystem.start('apart', { ...LEAVING, ...(await addressesOf(first)) });
  proxy = await startProxy([first.url, second.url]);
}, 240_000);
afterAll(async () => {
  proxy?.stop();
  await second?.remove();
  await first?.remove();
}, 180_000);

/** What a second installation needs to share the first one's servers: a replica of every part. */
async function addressesOf({ running, dataDir }: OwnSystem): Promise<Record<string, string>> {
  const [secrets, key] = await Promise.all(['secrets.json', 'auth-key.pem'].map((name) => readFile(join(dataDir, name), 'utf8')));
  const { natsPasswords } = JSON.parse(secrets!) as { natsPasswords: Record<string, string> };
  const passwords = Object.entries(natsPasswords).map(([user, password]) => [`${user.toUpperCase()}_NATS_PASSWORD`, password]);
  return { NATS_URL: running.natsUrl, DATABASE_URL: await databaseUrl(dataDir), AUTH_PRIVATE_KEY: key!, ...Object.fromEntries(passwords) };
}

/** The same person, who now comes through the proxy. */
const throughProxy = (person: Person): Person => ({ ...person, api: new Api(proxy.url, person.token) });

/** Reads what a student's pages read, until it is told to stop; answers what was no success. */
async function read({ api }: Person, counts: { reads: number }, end: AbortSignal): Promise<string[]> {
  const failures: string[] = [];
  const paths = ['/api/auth/profile', '/api/submissions/voteable?summary=true', '/api/search/weekly-practice/3', '/api/links', '/'];
  for (let turn = 0; !end.aborted; turn += 1) {
    const path = paths[turn % paths.length]!;
    const { status, text } = await api.get(path);
    if (status !== 200) failures.push(`${path}: ${status} ${text.slice(0, 200)}`);
    counts.reads += 1;
    await sleep(PAUSE);
  }
  return failures;
}

test('every part is restarted in its turn, twice, under steady reads and votes, and no request fails', async () => {
  const exampleId = await newExample(people.admin);
  const authors = await Promise.all(Array.from({ length: 4 }, () => people.student()));
  const ids = await Promise.all(authors.map(async ({ api }) => {
    const { body } = await api.post<{ submission: { _id: string } }>('/api/submissions', { sourceTextId: exampleId, transcreation: '光阴似箭' });
    return body.submission._id;
  }));
  const class_ = await Promise.all(Array.from({ length: VOTERS + READERS }, async () => throughProxy(await people.student())));
  const voters = class_.slice(0, VOTERS).map((person, seed) => new Voter(person, exampleId, ids, seed));
  const end = new AbortController();
  const counts = { reads: 0, votes: 0 };
  const reading = Promise.all(class_.slice(VOTERS).map((person) => read(person, counts, end.signal)));
  const voting = Promise.all(voters.map(async (voter) => {
    for (; !end.signal.aborted; counts.votes += 1) await voter.turn();
  }));

  const began = performance.now();
  for (const { running } of [first, second]) {
    for (const [name, process] of Object.entries(running.processes).filter(([part]) => part !== 'nats' && part !== 'postgres')) {
      await process.restart();
      await running.ready(60_000);
      expect([name, process.pid]).toEqual([name, expect.any(Number)]);
    }
  }
  end.abort();
  const seconds = (performance.now() - began) / 1_000;
  await voting;

  expect((await reading).flat()).toEqual([]);
  expect(voters.flatMap(({ surprises }) => surprises)).toEqual([]);
  expect(voters.reduce((sum, { inDoubt }) => sum + inDoubt, 0)).toBe(0);
  for (const voter of voters) expect(heldIn((await translationsOf(voter.person.api, exampleId))!)).toEqual(voter.held);
  console.info(`${counts.reads} reads and ${counts.votes} votes in ${seconds.toFixed(1)} s of restarts; none failed.`);
}, 300_000);

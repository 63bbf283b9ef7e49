import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, type OwnSubmission, type Rank } from '@transcreate/contracts';
import { eventually, type Api } from '../harness/api.js';
import { rowsOf } from '../harness/database.js';
import { newExample } from '../harness/examples.js';
import { logsOf } from '../harness/logs.js';
import { People, type Person } from '../harness/people.js';
import { Reader } from '../harness/reader.js';
import { OwnSystem } from '../harness/system.js';
import { heldIn, translationsOf, vote, Voter } from '../harness/voter.js';
import { Writer } from '../harness/writer.js';

const VOTERS = 30;
const WRITERS = 4;
/** Authors of the translations that are ranked; enough for a race among 40. */
const AUTHORS = 40;
/** More than one writer gets done meanwhile. */
const TEXTS = 80;
/** How long it may take after something was killed until a vote is taken again, in ms. */
const RECOVERY = 10_000;
/** A call that was under way then ends after the gateway's deadline for an answer, and is made again: everybody goes on within, in ms. */
const UNDER_WAY = 15_000;
/** How long the product works undisturbed before something is killed, in ms. */
const CALM = 1_000;

let system: OwnSystem;
let people: People;
let voters: Person[];
let writers: Person[];
let authors: Person[];

beforeAll(async () => {
  system = await OwnSystem.start('apart', { CALLS_PER_MINUTE: '5000' });
  people = await People.of(system);
  const names = Array.from({ length: VOTERS + WRITERS + AUTHORS }, (_, number) => `Student ${number}`);
  const students = await Promise.all(names.map((name) => people.student(name)));
  voters = students.splice(0, VOTERS);
  writers = students.splice(0, WRITERS);
  authors = students;
}, 180_000);
afterAll(() => system?.remove());

/** An example with a translation by each of so many authors. */
async function newRound(translations: number): Promise<{ exampleId: string; ids: string[] }> {
  const exampleId = await newExample(people.admin);
  const ids: string[] = [];
  for (const { api } of authors.slice(0, translations)) {
    const { body } = await api.post<{ submission: { _id: string } }>('/api/submissions', { sourceTextId: exampleId, transcreation: '光阴似箭' });
    ids.push(body.submission._id);
  }
  return { exampleId, ids };
}

/** The translations as they must stand when everybody holds these ranks. */
function standing(ids: string[], holders: readonly ReadonlyMap<string, Rank>[]) {
  return ids.map((id) => {
    const count = (rank: Rank) => holders.filter((held) => held.get(id) === rank).length;
    const voteCounts = { '1': count(1), '2': count(2), '3': count(3) };
    return { id, voteCounts, score: 3 * voteCounts['1'] + 2 * voteCounts['2'] + voteCounts['3'] };
  });
}

async function expectStanding(exampleId: string, expected: ReturnType<typeof standing>): Promise<void> {
  const seen = (await translationsOf(people.admin, exampleId))!;
  expect(seen.map(({ id, voteCounts, score }) => ({ id, voteCounts, score }))).toEqual(expected);
}

test('of 40 votes with the same rank in one example that one person gives at once, one survives', async () => {
  const { exampleId, ids } = await newRound(40);
  const { api } = voters[0]!;
  const replies = await Promise.all(ids.map((id) => vote(api, { id, rank: 1 })));
  const answers = replies.map(({ status, body }) => `${status} ${String(body['code'] ?? '')}`.trim());
  expect(answers.toSorted()).toEqual(['200', ...Array.from({ length: 39 }, () => '409 rank_taken')]);
  const held = new Map([[ids[answers.indexOf('200')]!, 1 as const]]);
  expect(heldIn((await translationsOf(api, exampleId))!)).toEqual(held);
  await expectStanding(exampleId, standing(ids, [held]));
});

test('when a whole class votes at once, every vote counts once', async () => {
  const { exampleId, ids } = await newRound(3);
  // Each gives its three ranks in another order, so that every sum is another one.
  const ballots = voters.map((_, number) => ids.map((id, place) => ({ id, rank: (((place + (number % 7)) % 3) + 1) as Rank })));
  const replies = await Promise.all(voters.flatMap(({ api }, number) => ballots[number]!.map((ballot) => vote(api, ballot))));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await expectStanding(exampleId, standing(ids, ballots.map((given) => new Map(given.map(({ id, rank }) => [id, rank])))));
});

test('nothing that was acknowledged is lost, and nothing is made twice, while one part after the other is killed', async () => {
  const { exampleId, ids } = await newRound(6);
  const texts = await Promise.all(Array.from({ length: TEXTS }, () => newExample(people.admin)));
  const ranking = voters.map((person, seed) => new Voter(person, exampleId, ids, seed));
  const probe = new Voter(await people.visitor(), exampleId, ids, VOTERS);
  const writing = writers.map((person) => new Writer(person, texts));
  const reading = readersOf(people.admin);
  const clients = [...ranking, ...writing, ...reading];

  const took = new Map<string, number>();
  await during(clients, async () => {
    for (const part of Object.keys(system.running.processes)) {
      await sleep(CALM);
      took.set(part, await recoveryOf(part, probe, clients));
    }
    await sleep(CALM);
  });

  expect([...took.keys()].toSorted()).toEqual(['gateway', 'nats', 'postgres', ...SERVICES].toSorted());
  expect([...took].filter(([, ms]) => ms >= RECOVERY)).toEqual([]);
  expect(clients.reduce((sum, { inDoubt }) => sum + inDoubt, 0)).toBeGreaterThan(0);
  expect(reading.flatMap(({ surprises }) => surprises)).toEqual([]);
  ranking.push(probe);
  expect([...ranking, ...writing].flatMap(({ surprises }) => surprises)).toEqual([]);
  await expectKept(ranking, exampleId, ids);
  await Promise.all(writing.map(expectHandedInOnce));
  await expectNothingInLogs([...ranking, ...writing], writing);
  const votes = await rowsOf<{ count: number }>(system.dataDir, 'submissions', 'SELECT count(*)::int FROM vote WHERE source_text_id = $1', [exampleId]);
  const reads = reading.reduce((sum, reader) => sum + reader.reads, 0);
  const figures = [...took].map(([part, ms]) => `${part} ${(ms / 1_000).toFixed(1)} s`).join(', ');
  console.info(`Back after kill -9: ${figures}. ${reads} reads answered meanwhile; ${votes[0]!.count} votes stand, as everybody noted them.`);
}, 240_000);

/** One reader of every service, so that each has work under way when it is killed. */
function readersOf(admin: Api): Reader[] {
  return [
    new Reader(() => admin.get('/api/auth/profile')),
    new Reader(() => admin.post('/api/search/auto-search', {})),
    new Reader(() => admin.get('/api/subtitles/all')),
    new Reader(() => admin.get('/api/weekly-practice-files/week/6')),
    new Reader(() => admin.get('/api/messages/unread-count')),
    new Reader(() => admin.get('/api/quote')),
    new Reader(() => admin.get('/')),
  ];
}

/** Does it while all clients are at work, and lets each finish what it has begun. */
async function during(clients: readonly (Voter | Writer | Reader)[], act: () => Promise<void>): Promise<void> {
  const end = new AbortController();
  const work = Promise.all(clients.map(async (client) => {
    while (!end.signal.aborted) await client.turn();
  }));
  try {
    await act();
  } finally {
    end.abort();
    await work;
  }
}

/** Kills a part, waits until it runs, everything is ready and a vote is taken, and answers how long that took, in ms. Then waits until everybody can go on. */
async function recoveryOf(part: string, probe: Voter, clients: readonly { servedSince: number }[]): Promise<number> {
  const { pid } = system.process(part);
  const killed = performance.now();
  system.process(part).kill('SIGKILL');
  await eventually(async () => system.process(part).pid, (now) => now !== undefined && now !== pid, RECOVERY);
  const restarted = performance.now();
  await Promise.all([probe.turn(), system.running.ready(RECOVERY)]);
  const recovery = performance.now() - killed;
  await eventually(async () => clients.filter(({ servedSince }) => servedSince < restarted).length, (waiting) => waiting === 0, UNDER_WAY);
  return recovery;
}

/** Everybody holds what was acknowledged, the sums are those of what all hold, and the rows say the same as the replies. */
async function expectKept(ranking: Voter[], exampleId: string, ids: string[]): Promise<void> {
  for (const { person, held } of ranking) {
    const seen = heldIn((await translationsOf(person.api, exampleId))!);
    expect([...seen].toSorted()).toEqual([...held].toSorted());
    expect(new Set(seen.values()).size).toBe(seen.size);
  }
  const expected = standing(ids, ranking.map(({ held }) => held));
  await expectStanding(exampleId, expected);
  const sql = `SELECT concat_ws(' ', user_id, submission_id, rank) AS vote FROM vote WHERE source_text_id = $1`;
  const rows = await rowsOf<{ vote: string }>(system.dataDir, 'submissions', sql, [exampleId]);
  const noted = ranking.flatMap(({ person, held }) => [...held].map(([id, rank]) => `${person.user._id} ${id} ${rank}`));
  expect(rows.map((row) => row.vote).toSorted()).toEqual(noted.toSorted());
}

/** What was acknowledged is there, once, and nothing else is; and each call still has its first reply. */
async function expectHandedInOnce(writer: Writer): Promise<void> {
  expect(writer.acknowledged.length).toBeGreaterThan(5);
  const { body } = await writer.person.api.get<{ submissions: OwnSubmission[] }>('/api/submissions/my-submissions');
  const seen = body.submissions.map(({ _id: id, transcreation, sourceTextId: { _id: sourceTextId } }) => ({ id, draft: { sourceTextId, transcreation } }));
  expect(seen).toEqual(writer.acknowledged.map(({ id, draft }) => ({ id, draft })));
  for (const call of writer.acknowledged) await writer.repeat(call);
  expect(writer.surprises).toEqual([]);
}

/** What goes wrong is logged in words, not with what people wrote or what opens their accounts. */
async function expectNothingInLogs(clients: { person: Person }[], writing: Writer[]): Promise<void> {
  const texts = writing.flatMap(({ acknowledged }) => acknowledged.map(({ draft }) => draft.transcreation));
  const secrets = [...texts, ...clients.map(({ person }) => person.token)];
  const logs = await logsOf(system);
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
}

import type { OwnSubmission, Submission, Voteable } from '@transcreate/contracts';
import type { Api } from '../harness/api.js';
import { newPractice } from '../harness/course-work.js';
import { newExample } from '../harness/examples.js';
import { logsOf } from '../harness/logs.js';
import { codeFor } from '../harness/outbox.js';
import { ADMIN_EMAIL, People, type Person } from '../harness/people.js';
import { OwnSystem } from '../harness/system.js';
import { Transcript } from '../harness/transcript.js';

/** What is handed in, in this order, whoever writes it. */
const TEXTS = ['光阴似箭，香蕉蝇爱香蕉。', 'Die Zeit fliegt wie ein Pfeil', '时间如箭飞逝\n果蝇喜欢香蕉 🍌', 'Tempus fugit, musca manet'];
const OF_PEER = '岁月如梭，苍蝇叮蕉。';
const REVISED = '光阴似箭，果蝇恋蕉。';
/** What an admin tells an author, and nobody else. */
const REASON = '果蝇在哪里？';
/** The last one is none. */
const BALLOTS = [{ rank: 1 }, { rank: 2 }, { cancel: true }, { rank: 3 }, { rank: 4 }];
const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Everybody who reads along, and does the same in both rounds. The participant is a student who has handed something in as well. */
type Peers = Record<'guest' | 'visitor' | 'student' | 'participant', Person>;

let system: OwnSystem;
let people: People;
let authors: Person[];
let peers: Peers;
/** For each kind that can be anonymous, the same round twice: the authors in their order, and in the opposite one. */
let rounds: Record<Kind, Round[]>;

/** What can be handed in without a name: practice, which always is, and weekly practice, where the authors ask for it. */
type Kind = 'practice' | 'weekly-practice';

/** What was handed in to one source text, and all that peers could get of it. */
interface Round {
  exampleId: string;
  authors: Person[];
  /** The submissions' ids, in the order of the texts. */
  ids: string[];
  /** When they came, as an admin sees it. */
  times: string[];
  transcript: Transcript;
}

beforeAll(async () => {
  system = await OwnSystem.start('together');
  people = await People.of(system);
  authors = [];
  for (const name of ['李雷', 'Alexandra Featherstonehaugh', 'Zoë', '韩梅梅']) authors.push(await people.student(name));
  const [guest, visitor, student, participant] = [await people.guest(), await people.visitor(), await people.student(), await people.student()];
  peers = { guest, visitor, student, participant };
  rounds = {
    practice: [await play('practice', authors), await play('practice', authors.toReversed())],
    'weekly-practice': [await play('weekly-practice', authors), await play('weekly-practice', authors.toReversed())],
  };
}, 240_000);
afterAll(() => system?.remove());

/** Plays a round whose texts are by these authors, and takes it away, so that the next one begins where this one began. */
async function play(kind: Kind, writing: Person[]): Promise<Round> {
  const transcript = new Transcript();
  const path = await newText(kind);
  const exampleId = path.split('/').at(-1)!;
  await handIn(kind, exampleId, peers.participant.api, OF_PEER);
  const ids: string[] = [];
  for (const [place, { api }] of writing.entries()) ids.push(await handIn(kind, exampleId, api, TEXTS[place]!));

  await readAll(transcript, kind, exampleId);
  await voteAndErr(transcript, kind, exampleId, ids);
  await moveOn(ids, writing);
  await readAll(transcript, kind, exampleId);
  const round = { exampleId, authors: writing, ids, times: await timesOf(exampleId, ids), transcript };
  await expectOwnMarks(round);
  await people.admin.delete(`${path}?force=true`);
  await readAll(transcript, kind, exampleId);
  return round;
}

/** A source text with reference examples; answers its path for admins. */
async function newText(kind: Kind): Promise<string> {
  const fields = { referenceExamples: [{ text: '时光如箭', comment: 'The arrow stays.' }] };
  if (kind === 'weekly-practice') return newPractice(people.admin, fields);
  return `/api/auth/admin/practice-examples/${await newExample(people.admin, fields)}`;
}

async function handIn(kind: Kind, sourceTextId: string, api: Api, transcreation: string): Promise<string> {
  // That they ask not to be anonymous changes nothing in practice.
  const draft = { sourceTextId, transcreation, isAnonymous: kind === 'weekly-practice' };
  const { body, status } = await api.post<{ submission: Submission }>('/api/submissions', draft);
  expect(status).toBe(201);
  return body.submission._id;
}

async function timesOf(exampleId: string, ids: string[]): Promise<string[]> {
  const { body } = await people.admin.get<{ submissions: Submission[] }>(`/api/submissions?sourceTextId=${exampleId}`);
  return body.submissions.filter(({ _id }) => ids.includes(_id)).map(({ createdAt }) => createdAt!);
}

/** Every list that shows submissions or what follows from them, as every peer gets it. */
async function readAll(transcript: Transcript, kind: Kind, exampleId: string): Promise<void> {
  const lists = ['', '?summary=true', `?category=${kind}`, `?week=${kind === 'practice' ? 1 : 6}`, `?exampleId=${exampleId}`, `?exampleId=${exampleId}&summary=true`];
  for (const [who, { api }] of Object.entries(peers)) {
    for (const list of lists) await transcript.ask(who, api, 'GET', `/api/submissions/voteable${list}`);
    await transcript.ask(who, api, 'GET', `/api/submissions?sourceTextId=${exampleId}`);
    await transcript.ask(who, api, 'GET', '/api/submissions/my-submissions');
    await transcript.ask(who, api, 'POST', '/api/search/auto-search', { sourceLanguage: 'English' });
    await transcript.ask(who, api, 'GET', '/api/search/weekly-practice/6');
    await transcript.ask(who, api, 'GET', '/api/search/opened-texts');
  }
}

/** What peers are answered when they rank the texts, and when they try what they may not. */
async function voteAndErr(transcript: Transcript, kind: Kind, exampleId: string, ids: string[]): Promise<void> {
  for (const [who, { api }] of Object.entries(peers)) {
    for (const id of ids) {
      for (const ballot of BALLOTS) await transcript.ask(who, api, 'POST', `/api/submissions/${id}/vote`, ballot);
      await transcript.ask(who, api, 'PUT', `/api/submissions/${id}`, { transcreation: 'Mine now' });
      await transcript.ask(who, api, 'PUT', `/api/submissions/${id}/status`, { status: 'approved' });
      await transcript.ask(who, api, 'DELETE', `/api/submissions/${id}`);
    }
    for (const list of ['users', 'login-summary', 'stats']) await transcript.ask(who, api, 'GET', `/api/auth/admin/${list}`);
    for (const list of ['', '/activity']) await transcript.ask(who, api, 'GET', `/api/submissions/admin${list}`);
    await transcript.ask(who, api, 'PUT', '/api/submissions/admin/status', { ids, status: 'rejected' });
  }
  if (kind === 'weekly-practice') return;
  await transcript.ask('participant', peers.participant.api, 'POST', '/api/submissions', { sourceTextId: exampleId, transcreation: 'Once more' });
}

/** The authors of the same texts do the same: one revises, one ranks another; an admin rejects one text and approves one. */
async function moveOn(ids: string[], [first, second]: Person[]): Promise<void> {
  const done = [
    await first!.api.put(`/api/submissions/${ids[0]}`, { transcreation: REVISED }),
    await second!.api.post(`/api/submissions/${ids[0]}/vote`, { rank: 1 }),
    await people.admin.put(`/api/submissions/${ids[2]}/status`, { status: 'rejected', reason: REASON }),
    await people.admin.put(`/api/submissions/${ids[3]}/status`, { status: 'approved' }),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

/** Everybody finds their own text marked as theirs, in every list that they can read, and no other one. */
async function expectOwnMarks({ exampleId, authors: writing, ids }: Round): Promise<void> {
  const readers = [...writing, ...Object.values(peers).filter((peer) => peer !== peers.participant)];
  for (const [place, { api }] of readers.entries()) {
    const own = ids.filter((_, of) => of === place);
    const listed = (await api.get<{ submissions: Submission[] }>(`/api/submissions?sourceTextId=${exampleId}`)).body.submissions;
    const mine = (await api.get<{ submissions: OwnSubmission[] }>('/api/submissions/my-submissions')).body.submissions;
    const { examples } = (await api.get<{ examples: Voteable[] }>(`/api/submissions/voteable?exampleId=${exampleId}`)).body;
    const voteable = examples.flatMap(({ translations }) => translations);
    expect(listed.filter(({ isOwner }) => isOwner).map(({ _id }) => _id)).toEqual(own);
    expect(mine.map(({ _id }) => _id)).toEqual(own);
    expect(voteable.filter(({ isOwner }) => isOwner).map(({ id }) => id)).toEqual(own.filter((id) => id !== ids[2]));
  }
}

describe.each(['practice', 'weekly-practice'] as const)('in %s', (kind) => {
  test('all that peers can get is the same, byte by byte, when the authors change places', () => {
    const [one, other] = rounds[kind].map(({ transcript }) => transcript.normalised.split('\n'));
    expect(one!.length).toBeGreaterThan(1_000);
    for (const text of [...TEXTS, REVISED]) expect(rounds[kind][0]!.transcript.raw).toContain(JSON.stringify(text));
    expect(one).toEqual(other);
  });

  test('nothing that peers can get names an author, the time when a text came, or what a lecturer said of it', () => {
    const words = authors.flatMap(({ user, email }) => [user._id, user.name, email, email.split('@')[0]!]);
    for (const { transcript, times } of rounds[kind]) {
      expect(times).toHaveLength(TEXTS.length);
      expect([...words, ...times, REASON].filter((each) => transcript.raw.includes(each))).toEqual([]);
    }
  });

  test('the ids of submissions are random: they tell neither the author nor the order', () => {
    const ids = rounds[kind].flatMap((round) => round.ids);
    for (const id of ids) expect(id).toMatch(VERSION_4);
    expect(new Set(ids).size).toBe(2 * TEXTS.length);
  });
});

test('an admin sees who wrote what', async () => {
  const exampleId = await newExample(people.admin);
  await handIn('practice', exampleId, authors[0]!.api, TEXTS[0]!);
  const { body } = await people.admin.get<{ submissions: Submission[] }>(`/api/submissions?sourceTextId=${exampleId}`);
  expect(body.submissions).toMatchObject([{ userId: { _id: authors[0]!.user._id }, isOwner: false }]);
});

test('the logs hold no text that was handed in, no code and no token, whatever went wrong', async () => {
  const [{ api, token }] = authors as [Person];
  const secret = '秘而不宣';
  const sourceTextId = await newExample(people.admin);
  for (const transcreation of [`${secret}\0`, secret.repeat(2_000)]) {
    expect((await api.post('/api/submissions', { sourceTextId, transcreation })).status).toBe(400);
  }
  expect((await api.post('/api/submissions', { sourceTextId: secret, transcreation: secret })).status).toBe(400);
  expect((await api.post('/api/submissions', undefined, { raw: `{"transcreation": "${secret}` })).status).toBe(400);
  expect((await api.as(`${token.slice(0, -8)}AAAAAAAA`).get('/api/submissions/my-submissions')).status).toBe(401);

  const tokens = [...authors, ...Object.values(peers)].flatMap((person) => [person.token, person.token.split('.')[2]!]);
  const logs = await logsOf(system);
  expect(logs).toContain('submissions.createSubmission');
  const secrets = [secret, OF_PEER, REVISED, ...TEXTS.flatMap((text) => text.split('\n')), ...tokens, people.admin.token!, token.slice(0, -8)];
  expect(secrets.filter((each) => logs.includes(each))).toEqual([]);
  expect(logs).not.toMatch(new RegExp(`\\b${await codeFor(system.dataDir, ADMIN_EMAIL)}\\b`));
  for (const { email } of authors) expect(logs).not.toContain(email);
});

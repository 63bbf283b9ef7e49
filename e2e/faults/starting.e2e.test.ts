import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Api, eventually } from '../harness/api.js';
import { newExample } from '../harness/examples.js';
import { newEmail, People } from '../harness/people.js';
import { familyOf, isAlive, memoryOf } from '../harness/processes.js';
import { OwnSystem, type Topology } from '../harness/system.js';

const systems: OwnSystem[] = [];
afterEach(async () => {
  await Promise.all(systems.splice(0).map((system) => system.remove()));
}, 180_000);

async function start(topology: Topology, env: Record<string, string> = {}): Promise<OwnSystem> {
  const system = await OwnSystem.start(topology, env);
  systems.push(system);
  return system;
}

/** All processes of a product, with what these have started themselves. */
const allOf = async (system: OwnSystem) => (await Promise.all(system.pids().map(familyOf))).flat();

test.each<[Topology, string[]]>([
  ['together', ['gateway', 'nats', 'postgres', 'services']],
  ['apart', ['auth', 'content', 'files', 'gateway', 'messages', 'nats', 'postgres', 'submissions', 'subtitles', 'toolkit']],
])('%s: a student signs in and submits, and finds it again after a restart', async (topology, parts) => {
  let system = await start(topology);
  expect(Object.keys(system.running.processes).toSorted()).toEqual(parts);
  const people = await People.of(system);
  const student = await people.student();
  const sourceTextId = await newExample(people.admin);
  expect((await student.api.post('/api/submissions', { sourceTextId, transcreation: '光阴似箭 🏹' })).status).toBe(201);
  expect((await student.api.get('/')).status).toBe(200);

  const before = await allOf(system);
  system = await system.again();
  systems.splice(0, systems.length, system);
  expect(await alive(before)).toEqual([]);

  const again = new Api(system.url, student.token);
  const { body, status } = await again.get<{ submissions: { transcreation: string }[] }>('/api/submissions/my-submissions');
  expect(status).toBe(200);
  expect(body.submissions.map((submission) => submission.transcreation)).toEqual(['光阴似箭 🏹']);
}, 240_000);

test('everything idle together takes less than 600 MB, stops within two seconds and leaves no process', async () => {
  const system = await start('together');
  const family = await allOf(system);
  expect(await memoryOf(family)).toBeLessThan(600);
  const began = performance.now();
  await system.running.stop();
  const took = performance.now() - began;
  expect(await alive(family)).toEqual([]);
  expect(took).toBeLessThan(2_000);
}, 180_000);

test('an empty course is filled with its built-in examples, once', async () => {
  let system = await start('together');
  const count = async () => {
    const { token } = await guestOf(system);
    return (await new Api(system.url, token).post<{ results: unknown[] }>('/api/search/auto-search', {})).body.results.length;
  };
  const first = await eventually(count, (examples) => examples >= 12);
  system = await system.again();
  systems.splice(0, systems.length, system);
  expect(await count()).toBe(first);
}, 180_000);

test('two products side by side share nothing', async () => {
  const [one, other] = await Promise.all([start('together'), start('together')]);
  const email = newEmail();
  const { body } = await new Api(one.url).post<{ token: string }>('/api/auth/login', { email });
  expect((await new Api(one.url, body.token).get('/api/auth/profile')).status).toBe(200);
  expect((await new Api(other.url, body.token).get('/api/auth/profile')).status).toBe(401);
  const admin = (await People.of(other)).admin;
  const { users } = (await admin.get<{ users: { email: string }[] }>('/api/auth/admin/users')).body;
  expect(users.map((user) => user.email)).not.toContain(email);
}, 180_000);

test('secrets are for their owner\'s eyes alone', async () => {
  const { dataDir } = await start('together');
  for (const name of (await readdir(dataDir)).filter((each) => /secret|key|\.conf|\.json/.test(each))) {
    const { mode } = await stat(join(dataDir, name));
    expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0']);
  }
}, 180_000);

describe('what the operator sets', () => {
  test('GUEST_ACCESS=off: the guest\'s door is closed', async () => {
    const system = await start('together', { GUEST_ACCESS: 'off' });
    expect((await new Api(system.url).get('/api/auth/config')).body).toMatchObject({ guestAccess: 'off' });
    expect((await new Api(system.url).post('/api/auth/login', { email: 'visitor@transcreate.local' })).status).toBeGreaterThanOrEqual(400);
  }, 180_000);

  test('STUDENT_EMAIL_DOMAINS: such an address becomes a student, and always with a code', async () => {
    const system = await start('together', { STUDENT_EMAIL_DOMAINS: 'uni.example, other.example' });
    const people = new People(system.url, system.dataDir, '');
    expect((await new Api(system.url).post('/api/auth/login', { email: 'li@uni.example' })).status).toBe(202);
    expect((await people.signInWithCode('li@uni.example')).user.role).toBe('student');
    expect((await new Api(system.url).post('/api/auth/login', { email: 'li@notuni.example' })).body).toMatchObject({ user: { role: 'visitor' } });
  }, 180_000);

  test('SIGN_IN_CODE=all: named visitors need a code, too', async () => {
    const system = await start('together', { SIGN_IN_CODE: 'all' });
    expect((await new Api(system.url).post('/api/auth/login', { email: newEmail() })).status).toBe(202);
  }, 180_000);
});

async function guestOf(system: OwnSystem): Promise<{ token: string }> {
  return new People(system.url, system.dataDir, '').guest();
}

async function alive(pids: number[]): Promise<number[]> {
  const states = await Promise.all(pids.map(async (pid) => ((await isAlive(pid)) ? [pid] : [])));
  return states.flat();
}

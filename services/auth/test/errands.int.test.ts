import { setTimeout as sleep } from 'node:timers/promises';
import { auth, KEEPERS, type Caller, type KeeperName } from '@transcreate/contracts';
import { ADMIN, failureOf, GUEST, startAuthBed, type AuthBed } from './auth-bed.js';
import { fakeKeepers, type FakeKeeper } from './keepers.js';

const NAMES = Object.keys(KEEPERS) as KeeperName[];

let keepers: Record<KeeperName, FakeKeeper>;
let bed: AuthBed;
let admin: Caller;

beforeAll(async () => {
  keepers = fakeKeepers();
  bed = await startAuthBed({}, { others: NAMES.map((name) => keepers[name].definition) });
  admin = (await bed.signIn(ADMIN)).caller;
});
afterAll(() => bed?.stop());
beforeEach(async () => {
  await bed.sql('DELETE FROM person_errand');
  for (const name of NAMES) keepers[name].told.length = 0;
});

const erase = (email: string) => bed.call(auth.deleteUser, { email }, { as: admin });
const rename = (caller: Caller, username: string) => bed.call(auth.updateProfile, { username }, { as: caller });
const close = async (name: KeeperName) => bed.services.get(name)?.close();
const restart = (name: KeeperName) => bed.start(keepers[name].definition);
const errands = () => bed.sql<{ service: string; tries: number }>('SELECT service, tries FROM person_errand ORDER BY service');
const lastOf = (userId: string) => NAMES.map((name) => keepers[name].lastOf(userId));
/** As if every change had been made so much earlier. */
const age = (interval: string) =>
  bed.sql('UPDATE person_errand SET changed_at = changed_at - $1::interval, due_at = due_at - $1::interval', interval);

async function until(met: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await met())) {
    if (performance.now() > end) throw new Error('What was waited for has not come.');
    await sleep(50);
  }
}

test('every service hears of an erasure before the reply, and once more when nothing can be on its way', async () => {
  const { user } = await bed.signIn('gone@example.org');
  await erase('gone@example.org');
  expect(lastOf(user.id)).toEqual(NAMES.map(() => null));
  await age('2 minutes');
  await until(async () => (await errands()).length === 0);
  for (const name of NAMES) expect(keepers[name].told).toEqual([{ userId: user.id, username: null }, { userId: user.id, username: null }]);
});

test('every service hears of a new username, and of no other change', async () => {
  const { user, caller } = await bed.signIn('artist@example.org');
  await bed.call(auth.updateProfile, { displayName: '画家', username: user.username }, { as: caller });
  expect(await errands()).toEqual([]);
  await rename(caller, '画家');
  expect(lastOf(user.id)).toEqual(NAMES.map(() => '画家'));
});

test('the newest change counts, whatever was not told yet', async () => {
  const { user, caller } = await bed.signIn('fickle@example.org');
  await close('files');
  await rename(caller, 'one');
  await rename(caller, 'two');
  await erase('fickle@example.org');
  expect((await errands()).length).toBe(NAMES.length);
  await restart('files');
  await until(() => keepers.files.lastOf(user.id) === null);
  expect(keepers.files.told.map(({ username }) => username)).not.toContain('one');
  expect(keepers.submissions.told.map(({ username }) => username)).toEqual(['one', 'two', null]);
});

test('two replicas tell no service twice at the same time', async () => {
  const stop = await bed.startReplica();
  const people = await Promise.all(Array.from({ length: 6 }, (_, index) => bed.signIn(`crowd-${index}@example.org`)));
  await Promise.all(people.map(({ user }) => erase(user.email)));
  await until(() => people.every(({ user }) => lastOf(user.id).every((told) => told === null)));
  await until(async () => (await errands()).every(({ tries }) => tries === 0));
  for (const name of NAMES) expect(keepers[name].told).toHaveLength(people.length);
  await stop();
});

describe('own data', () => {
  test('comes from every service, with the account and when one was here', async () => {
    const { caller, user } = await bed.signIn('curious@example.org');
    await bed.call(auth.heartbeat, {}, { as: caller });
    const data = await bed.call(auth.exportOwnData, {}, { as: caller });
    expect(data.account).toMatchObject({ _id: user.id, email: 'curious@example.org', role: 'visitor', createdAt: expect.any(String) });
    expect(data.loginSessions).toEqual([{ role: 'visitor', startAt: expect.any(String), lastSeen: expect.any(String) }]);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(NAMES));
  });

  test('comes whole or not at all', async () => {
    const { caller } = await bed.signIn('whole@example.org');
    await close('content');
    expect(await failureOf(bed.call(auth.exportOwnData, {}, { as: caller }))).toBe('unavailable');
    await restart('content');
  });

  test.each([['in one service', 9_000], ['in all together', 5_000]])('that is too much %s is refused in words, and not as a passing trouble', async (_, messages) => {
    const { caller } = await bed.signIn('writer@example.org');
    const { messages: one, content: other } = keepers;
    const empty = [one.exported, other.exported];
    one.exported = { messages: Array.from({ length: messages }, () => 'x'.repeat(1_000)) };
    other.exported = { attempts: Array.from({ length: 5_000 }, () => 'x'.repeat(1_000)) };
    const failed = await bed.call(auth.exportOwnData, {}, { as: caller }).catch((error: unknown) => error);
    [one.exported, other.exported] = empty as [object, object];
    expect(failed).toMatchObject({ code: 'too_large', message: expect.stringContaining('ask those who run the course') });
  });

  test('is nobody\'s when the account is gone', async () => {
    const { caller } = await bed.signIn('late@example.org');
    await erase('late@example.org');
    expect(await failureOf(bed.call(auth.exportOwnData, {}, { as: caller }))).toBe('unauthenticated');
  });
});

test('the guest is nobody, so nobody is told of it', async () => {
  const { caller } = await bed.signIn(GUEST);
  expect(await failureOf(rename(caller, 'Mallory'))).toBe('sign_in_required');
  expect(await errands()).toEqual([]);
});

test('a service that is down hears of it when it is back, over a restart of auth, and keeps nobody from being erased', async () => {
  const { user } = await bed.signIn('leaver@example.org');
  await close('submissions');
  expect(await erase('leaver@example.org')).toEqual({ success: true });
  expect(keepers.submissions.told).toEqual([]);
  expect(keepers.files.lastOf(user.id)).toBeNull();
  await bed.stopService();
  await bed.startReplica();
  await restart('submissions');
  await until(() => keepers.submissions.lastOf(user.id) === null);
  expect((await bed.signIn('leaver@example.org')).user.id).not.toBe(user.id);
});

import { auth, type Caller } from '@transcreate/contracts';
import { ADMIN, failureOf, GUEST, startAuthBed, type AuthBed } from './auth-bed.js';

let bed: AuthBed;
let admin: Caller;

beforeAll(async () => {
  bed = await startAuthBed();
  admin = (await bed.signIn(ADMIN)).caller;
});
afterAll(() => bed?.stop());

const create = async (email: string, role?: 'student' | 'admin') => {
  const { user } = await bed.call(auth.createUser, { email, name: 'Name', role }, { as: admin });
  return user;
};
const update = (email: string, change: object) => bed.call(auth.updateUser, { email, ...change }, { as: admin });
const erase = (email: string) => bed.call(auth.deleteUser, { email }, { as: admin });
const sessionIds = async (accountId: string) => {
  const rows = await bed.sql<{ id: string }>('SELECT id FROM session WHERE account_id = $1', accountId);
  return rows.map(({ id }) => id);
};
const revoked = async () => (await bed.call(auth.listRevocations, { after: 0 }, { as: null })).revocations.map(({ sessionId }) => sessionId);

describe('one\'s own profile', () => {
  test('is the account of the token', async () => {
    const { caller, user } = await bed.signIn('me@example.org');
    expect(await bed.call(auth.getProfile, {}, { as: caller })).toEqual(user);
  });

  test('changes in the given fields; role and e-mail stay', async () => {
    const { caller, user } = await bed.signIn('artist@example.org');
    const wish = { displayName: '画家', targetCultures: ['British'], role: 'admin', email: 'other@example.org', id: admin.userId };
    const changed = await bed.call(auth.updateProfile, wish, { as: caller });
    expect(changed).toEqual({ ...user, displayName: '画家', targetCultures: ['British'] });
    expect(await bed.call(auth.getProfile, {}, { as: caller })).toEqual(changed);
  });

  test('of the shared guest stays as it is', async () => {
    const { caller, user } = await bed.signIn(GUEST);
    expect(await failureOf(bed.call(auth.updateProfile, { name: 'Mallory' }, { as: caller }))).toBe('sign_in_required');
    expect(await bed.call(auth.getProfile, {}, { as: caller })).toEqual(user);
  });

  test('of an erased account is nobody\'s', async () => {
    const { caller } = await bed.signIn('gone@example.org');
    await erase('gone@example.org');
    expect(await failureOf(bed.call(auth.getProfile, {}, { as: caller }))).toBe('unauthenticated');
    expect(await failureOf(bed.call(auth.updateProfile, { name: 'x' }, { as: caller }))).toBe('unauthenticated');
  });
});

describe('an admin', () => {
  test('adds a student, who gets in and is one', async () => {
    const user = await create('Added@example.org');
    expect(user).toMatchObject({ email: 'added@example.org', role: 'student', name: 'Name', displayName: 'Name', username: 'added' });
    expect((await bed.signIn('added@example.org')).user).toEqual(user);
  });

  test('adds nobody twice', async () => {
    await create('double@example.org');
    expect(await failureOf(create('DOUBLE@example.org'))).toBe('conflict');
    expect(await failureOf(create(GUEST))).toBe('conflict');
    const results = await Promise.all([1, 2, 3].map(() => failureOf(create('triple@example.org'))));
    expect(results.toSorted()).toEqual(['conflict', 'conflict', 'no failure']);
  });

  test('sees all accounts, the guest\'s and the own included, and who is online', async () => {
    const { caller } = await bed.signIn('here@example.org');
    await bed.signIn('away@example.org');
    await bed.call(auth.heartbeat, {}, { as: caller });
    const { users } = await bed.call(auth.listUsers, {}, { as: admin });
    const online = Object.fromEntries(users.map((user) => [user.email, user.online]));
    expect(online).toMatchObject({ 'here@example.org': true, 'away@example.org': false, [GUEST]: false, [ADMIN]: false });
    expect(users).toHaveLength((await bed.sql('SELECT 1 FROM account')).length);
    expect(users.flatMap(({ email, house }) => (house ? [[email, house]] : [])).toSorted()).toEqual([[ADMIN, 'primary-admin'], [GUEST, 'guest']].toSorted());
  });

  test('changes names without ending sessions', async () => {
    const { caller } = await bed.signIn('renamed@example.org');
    const { user } = await update('Renamed@Example.org', { name: 'New', displayName: 'Newer' });
    expect(user).toMatchObject({ name: 'New', displayName: 'Newer', role: 'visitor' });
    expect(await sessionIds(user.id)).toEqual([caller.sessionId]);
  });

  test('changes a role, which ends all sessions that say the old one', async () => {
    const one = await bed.signIn('promoted@example.org');
    const other = await bed.signIn('promoted@example.org');
    const { user } = await update('promoted@example.org', { role: 'student' });
    expect(user.role).toBe('student');
    expect(await revoked()).toEqual(expect.arrayContaining([one.caller.sessionId, other.caller.sessionId]));
    expect(await failureOf(bed.call(auth.heartbeat, {}, { as: one.caller }))).toBe('unauthenticated');
    expect((await bed.signIn('promoted@example.org')).caller.role).toBe('student');
  });

  test('who gives the role that somebody has ends nothing', async () => {
    await create('same@example.org');
    const { caller, user } = await bed.signIn('same@example.org');
    await update('same@example.org', { role: 'student' });
    expect(await sessionIds(user.id)).toEqual([caller.sessionId]);
  });

  test('leaves no session with the old role, however sign-ins and changes of the role race', async () => {
    const user = await create('racer@example.org');
    for (let round = 0; round < 5; round += 1) {
      const [signIns] = await Promise.all([
        Promise.all(Array.from({ length: 4 }, () => bed.login('racer@example.org'))),
        update('racer@example.org', { role: 'admin' }),
      ]);
      const students = signIns.flatMap(({ token }) => (token ? [token] : []));
      const alive = await sessionIds(user.id);
      const dead = await revoked();
      expect(alive).toEqual([]);
      expect(students.every((token) => dead.some((id) => Buffer.from(token.split('.')[1]!, 'base64url').toString().includes(id)))).toBe(true);
      await update('racer@example.org', { role: 'student' });
      await bed.sql("DELETE FROM code_mail WHERE email = 'racer@example.org'");
    }
  });

  test('cannot change or delete who is not there', async () => {
    for (const email of ['nobody@example.org', 'not an address', '%']) {
      expect(await failureOf(update(email, { name: 'x' }))).toBe('not_found');
      expect(await failureOf(erase(email))).toBe('not_found');
    }
  });

  test('cannot touch the guest, nor demote or delete the primary admin', async () => {
    expect(await failureOf(update(GUEST, { name: 'x' }))).toBe('protected');
    expect(await failureOf(erase(GUEST.toUpperCase()))).toBe('protected');
    expect(await failureOf(update(ADMIN, { role: 'student' }))).toBe('protected');
    expect(await failureOf(erase(ADMIN))).toBe('protected');
    expect((await update(ADMIN, { displayName: 'Prof. Li', role: 'admin' })).user.displayName).toBe('Prof. Li');
  });
});

describe('erasing a person', () => {
  test('leaves nothing of them but revocations, frees the address and ends every session', async () => {
    const { user, caller } = await bed.signIn('leaver@example.org');
    await bed.call(auth.heartbeat, {}, { as: caller });
    await bed.call(auth.listUsers, {}, { as: admin });
    await bed.sql("INSERT INTO challenge (id, email, expires_at) VALUES (gen_random_uuid(), $1, now() + interval '5 minutes')", user.email);
    await bed.sql('INSERT INTO code_mail (id, email, sent_at) VALUES (gen_random_uuid(), $1, now())', user.email);
    expect(await erase('leaver@example.org')).toEqual({ success: true });
    const left = async (table: string, column: string, value: string) => bed.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, value);
    for (const table of ['account', 'challenge', 'code_mail']) expect(await left(table, 'email', user.email)).toEqual([]);
    for (const table of ['session', 'login_session']) expect(await left(table, 'account_id', user.id)).toEqual([]);
    expect(await revoked()).toContain(caller.sessionId);
    expect((await bed.signIn('leaver@example.org')).user.id).not.toBe(user.id);
  });

  test('is not undone by a heartbeat that was still in memory', async () => {
    const { caller } = await bed.signIn('ghost@example.org');
    await bed.call(auth.heartbeat, {}, { as: caller });
    await erase('ghost@example.org');
    const summary = await bed.call(auth.getLoginSummary, {}, { as: admin });
    expect(JSON.stringify(summary)).not.toContain('ghost@example.org');
  });

  test('of many people at once numbers every revocation', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => bed.signIn(`crowd-${index}@example.org`)));
    await Promise.all(people.map(({ user }) => erase(user.email)));
    expect(await revoked()).toEqual(expect.arrayContaining(people.map(({ caller }) => caller.sessionId)));
  });
});

describe('the last admin', () => {
  test('stays one, also when two admins demote or delete each other at once', async () => {
    const two = ['a@admins.example', 'b@admins.example'];
    await bed.sql("UPDATE account SET role = 'student' WHERE email = $1", ADMIN);
    try {
      for (const action of [(email: string) => update(email, { role: 'student' }), erase]) {
        await Promise.all(two.map((email) => create(email, 'admin').catch(() => update(email, { role: 'admin' }))));
        const results = await Promise.all(two.map((email) => failureOf(action(email))));
        expect(results.toSorted()).toEqual(['no failure', 'protected']);
        expect(await bed.sql("SELECT 1 FROM account WHERE role = 'admin'")).toHaveLength(1);
      }
    } finally {
      await bed.sql("UPDATE account SET role = 'admin' WHERE email = $1", ADMIN);
    }
  });
});

import { auth } from '@transcreate/contracts';
import { ADMIN, failureOf, GUEST, otherThan, signedIn, startAuthBed, type AuthBed } from './auth-bed.js';

let bed: AuthBed;

beforeAll(async () => {
  bed = await startAuthBed({ STUDENT_EMAIL_DOMAINS: 'Students.example.edu, @example.cn' });
});
afterAll(() => bed?.stop());

const register = (email: string, more: object = {}) => bed.call(auth.register, { email, name: 'Lin', ...more }, { as: null });
const countAccounts = async (email: string) => (await bed.sql('SELECT 1 FROM account WHERE email = $1', email)).length;

describe('the shared guest', () => {
  test('enters without a code, as a visitor who is nobody in particular', async () => {
    const { user, caller } = await bed.signIn(GUEST.toUpperCase());
    expect(user).toMatchObject({ email: GUEST, role: 'visitor', name: 'Visitor', username: 'Visitor', displayName: 'Visitor', targetCultures: [] });
    expect(caller).toMatchObject({ guest: true, role: 'visitor' });
    expect(user).not.toHaveProperty('online');
  });

  test('has a session of its own in every browser', async () => {
    const [one, other] = await Promise.all([bed.signIn(GUEST), bed.signIn(GUEST)]);
    expect(one.user.id).toBe(other.user.id);
    expect(one.caller.sessionId).not.toBe(other.caller.sessionId);
  });

  test('is told to everybody by the configuration', async () => {
    expect(await bed.call(auth.getConfig, {}, { as: null })).toEqual({ guestEmail: GUEST, guestAccess: 'on' });
  });
});

describe('an unknown address', () => {
  test('becomes a visitor, named after itself', async () => {
    const { user, caller } = await bed.signIn('Wei.Zhang@Example.org');
    const name = 'wei.zhang';
    expect(user).toMatchObject({ email: 'wei.zhang@example.org', role: 'visitor', username: name, name, displayName: name });
    expect(user._id).toBe(user.id);
    expect(caller).toMatchObject({ userId: user.id, role: 'visitor', guest: false, email: 'wei.zhang@example.org', username: 'wei.zhang' });
  });

  test('is the same account the next time, in whatever case it is typed', async () => {
    const first = await bed.signIn('again@example.org');
    const second = await bed.signIn('AGAIN@example.ORG');
    expect(second.user.id).toBe(first.user.id);
  });

  test('makes one account when it signs in for the first time many times at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => bed.signIn('at-once@example.org')));
    expect(new Set(all.map(({ user }) => user.id)).size).toBe(1);
    expect(await countAccounts('at-once@example.org')).toBe(1);
  });
});

describe('an admin', () => {
  test('is there from the start, and enters with the code from the mail alone', async () => {
    const asked = await bed.login(ADMIN);
    expect(asked).toEqual({ challenge: { kind: 'email-code', expiresAt: expect.any(String) } });
    const { user } = signedIn(await bed.login(ADMIN, await bed.code(ADMIN)));
    expect(user).toMatchObject({ email: ADMIN, role: 'admin', name: 'admin' });
  });

  test('does not get in with a wrong code, nor with one when none was asked for', async () => {
    expect(await failureOf(bed.login(ADMIN, '123456'))).toBe('invalid_code');
    await bed.login(ADMIN);
    expect(await failureOf(bed.login(ADMIN, otherThan(await bed.code(ADMIN))))).toBe('invalid_code');
  });
});

describe('an address of a student domain', () => {
  test('becomes a student once the code has come, and needs one each time', async () => {
    expect(await bed.login('li@example.cn')).toHaveProperty('challenge');
    expect(await countAccounts('li@example.cn')).toBe(0);
    const { user } = signedIn(await bed.login('li@example.cn', await bed.code('li@example.cn')));
    expect(user.role).toBe('student');
    expect(await bed.login('li@example.cn')).toHaveProperty('challenge');
  });

  test('is no address of a subdomain, nor of a domain that ends the same', async () => {
    expect((await bed.signIn('a@mail.example.cn')).user.role).toBe('visitor');
    expect((await bed.signIn('a@notexample.cn')).user.role).toBe('visitor');
  });

  test('makes a student of who was a visitor before, and ends the sessions of the visitor', async () => {
    const id = await bed.makeAccount('late@example.cn', 'visitor');
    await bed.makeSession(id);
    const late = await bed.signIn('late@example.cn');
    expect(late.user).toMatchObject({ id, role: 'student' });
    expect(await bed.sql('SELECT id FROM session WHERE account_id = $1', id)).toEqual([{ id: late.caller.sessionId }]);
  });
});

describe('registration', () => {
  test('makes a visitor with what was said', async () => {
    const said = { username: 'meilin', displayName: '李梅', targetCultures: ['American', '粤语'] };
    const { user } = signedIn(await register('mei@example.org', { name: '梅', ...said }));
    expect(user).toMatchObject({ email: 'mei@example.org', role: 'visitor', name: '梅', ...said });
  });

  test('fills in what was not said', async () => {
    const { user } = signedIn(await register('plain@example.org'));
    expect(user).toMatchObject({ name: 'Lin', displayName: 'Lin', username: 'plain', targetCultures: [] });
  });

  test('refuses an address that is in use: a person\'s, an admin\'s, the guest\'s', async () => {
    await bed.signIn('taken@example.org');
    for (const email of ['Taken@example.org', ADMIN, GUEST]) expect(await failureOf(register(email))).toBe('conflict');
  });

  test('of one address many times at once succeeds once', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => failureOf(register('rush@example.org'))));
    expect(results.toSorted()).toEqual([...Array<string>(5).fill('conflict'), 'no failure']);
  });

  test('of a student\'s address waits for the code, and keeps the names until it comes', async () => {
    const asked = await register('chen@students.example.edu', { name: '陈', username: 'chen-77', targetCultures: ['British'] });
    expect(asked).toEqual({ challenge: { kind: 'email-code', expiresAt: expect.any(String) } });
    expect(await countAccounts('chen@students.example.edu')).toBe(0);
    expect(await bed.login('chen@students.example.edu')).toHaveProperty('challenge');
    const { user } = await bed.signIn('chen@students.example.edu');
    expect(user).toMatchObject({ role: 'student', name: '陈', displayName: '陈', username: 'chen-77', targetCultures: ['British'] });
  });
});

describe('who needs a code elsewhere', () => {
  const challenged = async (env: Record<string, string>, role: 'student' | 'admin' | 'visitor') => {
    const other = await startAuthBed(env);
    try {
      await other.makeAccount('p@example.org', role);
      return (await other.login('p@example.org')).challenge !== undefined;
    } finally {
      await other.stop();
    }
  };

  test('a student without mail needs none', async () => {
    expect(await challenged({}, 'student')).toBe(false);
  });

  test('with SIGN_IN_CODE=admin an admin still does', async () => {
    expect(await challenged({ SIGN_IN_CODE: 'admin' }, 'admin')).toBe(true);
  });

  test('with SIGN_IN_CODE=all everybody does, registration included, but for the guest', async () => {
    const strict = await startAuthBed({ SIGN_IN_CODE: 'all' });
    try {
      expect(await strict.login('new@example.org')).toHaveProperty('challenge');
      expect(await strict.call(auth.register, { email: 'newer@example.org', name: 'N' }, { as: null })).toHaveProperty('challenge');
      expect((await strict.signIn('newer@example.org')).user).toMatchObject({ role: 'visitor', name: 'N' });
      expect((await strict.signIn(GUEST)).user.role).toBe('visitor');
    } finally {
      await strict.stop();
    }
  });

  test('with GUEST_ACCESS=off the guest stays out, and everybody is told', async () => {
    const closed = await startAuthBed({ GUEST_ACCESS: 'off' });
    try {
      expect(await failureOf(closed.login(GUEST))).toBe('forbidden');
      expect(await closed.call(auth.getConfig, {}, { as: null })).toMatchObject({ guestAccess: 'off' });
      expect((await closed.signIn('person@example.org')).user.role).toBe('visitor');
    } finally {
      await closed.stop();
    }
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { auth, NEWS, type Caller, type RevocationNews } from '@transcreate/contracts';
import { connectNats, Log, Settings } from '@transcreate/service-kit';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { ADMIN, callerOf, failureOf, GUEST, startAuthBed, type AuthBed } from './auth-bed.js';

let bed: AuthBed;
let gateway: Awaited<ReturnType<typeof connectNats>>;
const heard: RevocationNews[] = [];

beforeAll(async () => {
  bed = await startAuthBed({ SESSION_DAYS: '4' });
  gateway = await connectNats('gateway', new Settings(bed.env), new Log('test', 'silent'));
  gateway.subscribe(NEWS.revocations.subject, { callback: (_error, message) => void heard.push(NEWS.revocations.shape.parse(message.json())) });
  await gateway.flush();
});
afterAll(async () => {
  await gateway?.close();
  await bed?.stop();
});

const logout = (caller: Caller) => bed.call(auth.logout, {}, { as: caller });
const heartbeat = (caller: Caller) => bed.call(auth.heartbeat, { email: 'somebody@else.example', path: '/search' }, { as: caller });
const revocations = (after = 0) => bed.call(auth.listRevocations, { after }, { as: null });
const verify = async (token: string) => {
  const { keys } = await bed.call(auth.getPublicKeys, {}, { as: null });
  return jwtVerify(token, createLocalJWKSet({ keys: keys as unknown as JWK[] }), { algorithms: ['EdDSA'] });
};

describe('a token', () => {
  test('is verified by the public keys alone, and lives as long as SESSION_DAYS says', async () => {
    const { token, user, caller } = await bed.signIn('token@example.org');
    const { payload, protectedHeader } = await verify(token);
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', kid: expect.any(String) });
    expect(payload).toMatchObject({ sub: user.id, sid: caller.sessionId, role: 'visitor', guest: false, email: user.email, username: user.username });
    expect(payload.exp! - payload.iat!).toBeGreaterThanOrEqual(4 * 86_400);
    expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(4 * 86_400 + 1);
  });

  test('can be made by nobody who has the public keys', async () => {
    const { keys } = await bed.call(auth.getPublicKeys, {}, { as: null });
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
  });
});

describe('logging out', () => {
  test('ends this session and no other, and tells it before the reply', async () => {
    const { newest } = await revocations();
    const one = await bed.signIn('twice@example.org');
    const other = await bed.signIn('twice@example.org');
    expect(await logout(one.caller)).toEqual({ success: true });
    await gateway.flush();
    expect(heard).toContainEqual({ newest: newest + 1, sessionIds: [one.caller.sessionId] });
    expect(await revocations(newest)).toEqual({ newest: newest + 1, revocations: [{ number: newest + 1, sessionId: one.caller.sessionId }] });
    expect(await failureOf(heartbeat(one.caller))).toBe('unauthenticated');
    expect(await heartbeat(other.caller)).toEqual({ success: true });
  });

  test('again is no failure and revokes nothing', async () => {
    const { caller } = await bed.signIn('leaving@example.org');
    await logout(caller);
    const { newest } = await revocations();
    expect(await logout(caller)).toEqual({ success: true });
    expect((await revocations()).newest).toBe(newest);
  });

  test('of one guest leaves the others in', async () => {
    const [one, other] = [await bed.signIn(GUEST), await bed.signIn(GUEST)];
    await logout(one.caller);
    expect(await heartbeat(other.caller)).toEqual({ success: true });
  });

  test('of fifty people at once, on two replicas, numbers all without a gap and in the order in which they can be seen', async () => {
    const stop = await bed.startReplica();
    const people = await Promise.all(Array.from({ length: 50 }, () => bed.signIn(GUEST)));
    const before = (await revocations()).newest;
    const done = new AbortController();
    const watching = (async () => {
      const seen: number[][] = [];
      while (!done.signal.aborted) seen.push((await revocations(before)).revocations.map(({ number }) => number));
      return seen;
    })();
    await Promise.all(people.map(({ caller }) => logout(caller)));
    done.abort();
    await stop();
    for (const numbers of await watching) expect(numbers).toEqual(numbers.map((_, index) => before + 1 + index));
    const { newest, revocations: all } = await revocations(before);
    expect(newest).toBe(before + 50);
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => before + 1 + index));
    expect(new Set(all.map(({ sessionId }) => sessionId))).toEqual(new Set(people.map(({ caller }) => caller.sessionId)));
  });
});

describe('revocations', () => {
  test('are told again and again by their newest number, also one that another replica made', async () => {
    await bed.sql('UPDATE revocation_counter SET newest = newest + 1');
    const { newest } = await revocations();
    const since = heard.length;
    await sleep(700);
    expect(heard.slice(since)).toContainEqual({ newest, sessionIds: [] });
  });

  test('are forgotten when their tokens have expired; their number stays', async () => {
    const { caller } = await bed.signIn('old@example.org');
    await logout(caller);
    const { newest } = await revocations();
    await bed.sql("UPDATE revocation SET expires_at = now() - interval '1 second'");
    expect(await revocations()).toEqual({ newest, revocations: [] });
  });

  test('last as long as the newest token of the session, and not as the first', async () => {
    const { caller } = await bed.signIn('renewed@example.org');
    const age = "UPDATE session SET issued_at = issued_at - interval '2 days', expires_at = expires_at - interval '2 days' WHERE id = $1";
    await bed.sql(age, caller.sessionId);
    const { token } = await heartbeat(caller);
    await logout(caller);
    const [row] = await bed.sql<{ expires_at: Date }>('SELECT expires_at FROM revocation WHERE session_id = $1', caller.sessionId);
    expect(row!.expires_at.getTime()).toBe((await verify(token!)).payload.exp! * 1_000);
  });
});

describe('a heartbeat', () => {
  test('leaves a young token alone, and renews one of more than a day in the same session', async () => {
    const { caller } = await bed.signIn('steady@example.org');
    expect(await heartbeat(caller)).toEqual({ success: true });
    await bed.sql("UPDATE session SET issued_at = issued_at - interval '1 day' WHERE id = $1", caller.sessionId);
    const { token } = await heartbeat(caller);
    expect(callerOf(token!)).toEqual(caller);
    expect((await verify(token!)).payload.exp! * 1_000).toBeGreaterThan(Date.now() + 4 * 86_400_000 - 10_000);
    expect(await heartbeat(caller)).toEqual({ success: true });
  });

  test('brings a token that says what the account says now', async () => {
    const { caller } = await bed.signIn('changed@example.org');
    await bed.call(auth.updateProfile, { username: '新名字' }, { as: caller });
    const { token } = await heartbeat(caller);
    expect(callerOf(token!)).toEqual({ ...caller, username: '新名字' });
    expect(await heartbeat(callerOf(token!))).toEqual({ success: true });
  });

  test('with the session of nobody is refused', async () => {
    const { caller } = await bed.signIn('real@example.org');
    expect(await failureOf(heartbeat({ ...caller, sessionId: crypto.randomUUID() }))).toBe('unauthenticated');
  });

  test('never outlives a log-out that races with it', async () => {
    const { caller } = await bed.signIn('race@example.org');
    await bed.sql("UPDATE session SET issued_at = issued_at - interval '2 days' WHERE id = $1", caller.sessionId);
    await Promise.all([logout(caller), ...Array.from({ length: 5 }, () => heartbeat(caller).catch(() => undefined))]);
    expect(await bed.sql('SELECT 1 FROM session WHERE id = $1', caller.sessionId)).toEqual([]);
  });
});

describe('a restart', () => {
  test('keeps accounts, tokens, codes and revocations', async () => {
    const { token, caller, user } = await bed.signIn('stays@example.org');
    await bed.login(ADMIN);
    const code = await bed.code(ADMIN);
    const before = await revocations();
    await bed.stopService();
    await bed.startReplica();
    expect((await verify(token)).payload.sub).toBe(user.id);
    expect(await bed.call(auth.getProfile, {}, { as: caller })).toEqual(user);
    expect(await revocations()).toEqual(before);
    expect((await bed.login(ADMIN, code)).user?.role).toBe('admin');
  });
});

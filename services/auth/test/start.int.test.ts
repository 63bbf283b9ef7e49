import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { auth } from '@transcreate/contracts';
import { ADMIN, failureOf, GUEST, startAuthBed, type AuthBed } from './auth-bed.js';

let bed: AuthBed;

beforeAll(async () => {
  bed = await startAuthBed();
});
afterAll(() => bed?.stop());

const refusal = (env: Record<string, string>) => bed.startReplica(env).then(() => 'it started', (error: Error) => error.message);

test('mail without an admin who can get any is refused', async () => {
  expect(await refusal({ SMTP_URL: 'smtp://127.0.0.1:9' })).toMatch(/ADMIN_EMAIL/);
});

test('a value that cannot be meant is refused, and the variable named', async () => {
  for (const [name, value] of Object.entries({ SIGN_IN_CODE: 'never', GUEST_ACCESS: 'yes', SESSION_DAYS: '0', AUTH_PRIVATE_KEY: 'not a key' })) {
    expect(await refusal({ [name]: value })).toContain(name);
  }
});

test('the guest can be nobody who is a student or an admin', async () => {
  await bed.makeAccount('student@example.org', 'student');
  expect(await refusal({ GUEST_EMAIL: 'student@example.org' })).toMatch(/GUEST_EMAIL/);
});

test('several replicas at once make one admin, one guest and one key', async () => {
  const fresh = await startAuthBed();
  try {
    await fresh.sql('DELETE FROM account');
    await Promise.all(Array.from({ length: 5 }, () => fresh.startReplica()));
    expect(await fresh.sql('SELECT email, role FROM account ORDER BY email')).toEqual([
      { email: ADMIN, role: 'admin' },
      { email: GUEST, role: 'visitor' },
    ]);
    const keys = await Promise.all(Array.from({ length: 12 }, () => fresh.call(auth.getPublicKeys, {}, { as: null })));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  } finally {
    await fresh.stop();
  }
});

test('the key is for the owner alone', async () => {
  const file = join(bed.directory, 'auth-key.pem');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
});

test('an account that becomes the primary admin is promoted, and signs in anew', async () => {
  const old = await bed.makeSession(await bed.makeAccount('lecturer@example.org', 'student'));
  const stop = await bed.startReplica({ ADMIN_EMAIL: 'Lecturer@example.org' });
  expect(await bed.sql("SELECT role FROM account WHERE email = 'lecturer@example.org'")).toEqual([{ role: 'admin' }]);
  const { revocations } = await bed.call(auth.listRevocations, { after: 0 }, { as: null });
  expect(revocations.map(({ sessionId }) => sessionId)).toContain(old);
  await stop();
});

test('switching the guest off ends the sessions of guests, and of nobody else', async () => {
  const guest = await bed.signIn(GUEST);
  const person = await bed.signIn('person@example.org');
  const stop = await bed.startReplica({ GUEST_ACCESS: 'off' });
  await stop();
  expect(await failureOf(bed.call(auth.heartbeat, {}, { as: guest.caller }))).toBe('unauthenticated');
  expect(await failureOf(bed.call(auth.heartbeat, {}, { as: person.caller }))).toBe('no failure');
});

test('another guest address ends the sessions that say guest of the old one, and those that are a person of the new one', async () => {
  const before = await bed.signIn(GUEST);
  const named = await bed.signIn('walk-in@example.org');
  const stop = await bed.startReplica({ GUEST_EMAIL: 'walk-in@example.org' });
  await stop();
  for (const { caller } of [before, named]) expect(await bed.sql('SELECT 1 FROM session WHERE id = $1', caller.sessionId)).toEqual([]);
});

test('what has expired is swept away, and nothing else', async () => {
  const [{ id }] = (await bed.sql('SELECT id FROM account WHERE email = $1', ADMIN)) as [{ id: string }];
  const rows = (end: string) => [
    `INSERT INTO session (id, account_id, guest, issued_at, expires_at) VALUES (gen_random_uuid(), '${id}', false, now(), ${end})`,
    `INSERT INTO revocation (number, session_id, expires_at) SELECT COALESCE(max(number), 0) + 1, gen_random_uuid(), ${end} FROM revocation`,
    `WITH c AS (INSERT INTO challenge (id, email, expires_at) VALUES (gen_random_uuid(), 'sweep ' || (${end}), ${end}) RETURNING id)
     INSERT INTO code_try (challenge_id, requester, count) SELECT id, 'x', 1 FROM c`,
    `INSERT INTO code_mail (id, email, sent_at) VALUES (gen_random_uuid(), 'sweep', (${end}) - interval '15 minutes')`,
  ];
  const tables = ['session', 'revocation', 'challenge', 'code_try', 'code_mail'];
  for (const table of tables) await bed.sql(`DELETE FROM ${table}`);
  for (const end of ["now() - interval '2 minutes'", "now() + interval '2 minutes'"]) for (const insert of rows(end)) await bed.sql(insert);
  const stop = await bed.startReplica();
  await stop();
  for (const table of tables) expect([table, (await bed.sql(`SELECT 1 FROM ${table}`)).length]).toEqual([table, 1]);
});

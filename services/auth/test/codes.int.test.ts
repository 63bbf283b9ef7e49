import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { auth } from '@transcreate/contracts';
import { ADMIN, failureOf, otherThan, signedIn, startAuthBed, type AuthBed } from './auth-bed.js';

let bed: AuthBed;

beforeAll(async () => {
  bed = await startAuthBed({ SIGN_IN_CODE: 'all' });
});
afterAll(() => bed?.stop());

/** Asks for a code as somebody new, and answers it. */
async function askAs(email: string): Promise<string> {
  await bed.login(email);
  return bed.code(email);
}

describe('a code', () => {
  test('has 6 digits, comes in both languages, and lies in the outbox for its reader alone', async () => {
    const code = await askAs('reader@example.org');
    expect(code).toMatch(/^\d{6}$/);
    const [mail] = await bed.mails('reader@example.org');
    expect(mail).toMatch(/^From: Transcreate <admin@transcreate\.local>\r$/m);
    expect(decodeQuotedPrintable(mail!)).toContain(`您的 Transcreate 登录验证码是\r\n\r\n    ${code}`);
    const folder = join(bed.directory, 'outbox');
    for (const name of await readdir(folder)) {
      expect(name).toMatch(/\.eml$/);
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
  });

  test('is good for 10 minutes', async () => {
    const before = Date.now();
    const { challenge } = await bed.login('minutes@example.org');
    const lasts = Date.parse(challenge!.expiresAt) - before;
    expect(lasts).toBeGreaterThan(599_000);
    expect(lasts).toBeLessThan(605_000);
  });

  test('is dead after its time, and the next one is another', async () => {
    const code = await askAs('slow@example.org');
    await bed.sql("UPDATE challenge SET expires_at = now() - interval '1 second' WHERE email = 'slow@example.org'");
    expect(await failureOf(bed.login('slow@example.org', code))).toBe('invalid_code');
    const [{ id: before }] = (await bed.sql<{ id: string }>("SELECT id FROM challenge WHERE email = 'slow@example.org'")) as [{ id: string }];
    await askAs('slow@example.org');
    expect(await bed.sql('SELECT 1 FROM challenge WHERE id = $1', before)).toEqual([]);
  });

  test('is the same when it is asked for again within that time, with the same end', async () => {
    const first = await bed.login('twice@example.org');
    const second = await bed.login('twice@example.org');
    const [one, other] = await bed.mails('twice@example.org');
    expect(second).toEqual(first);
    expect(/code: (\d{6})/.exec(one!)?.[1]).toBe(/code: (\d{6})/.exec(other!)?.[1]);
  });

  test('may be typed with spaces, hyphens and full-width digits', async () => {
    const code = await askAs('typist@example.org');
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(' ');
    expect(signedIn(await bed.login('typist@example.org', wide)).user.email).toBe('typist@example.org');
  });

  test('works once', async () => {
    const code = await askAs('once@example.org');
    signedIn(await bed.login('once@example.org', code));
    expect(await failureOf(bed.login('once@example.org', code))).toBe('invalid_code');
  });

  test('works once when it comes many times at once, from many places', async () => {
    const code = await askAs('crowd@example.org');
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => failureOf(bed.login('crowd@example.org', code, `192.0.2.${index}`))));
    expect(results.filter((result) => result === 'no failure')).toHaveLength(1);
    expect(results.filter((result) => result === 'invalid_code')).toHaveLength(9);
  });

  test('is not stored', async () => {
    const code = await askAs('secret@example.org');
    const everything = 'SELECT challenge::text, code_mail::text FROM challenge JOIN code_mail USING (email) WHERE email = $1';
    const rows = await bed.sql(everything, 'secret@example.org');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('wrong tries', () => {
  test('five from one requester close the code for that requester, and for nobody else', async () => {
    const code = await askAs('guessed@example.org');
    for (let time = 0; time < 5; time += 1) {
      expect(await failureOf(bed.login('guessed@example.org', otherThan(code), '198.51.100.1'))).toBe('invalid_code');
    }
    expect(await failureOf(bed.login('guessed@example.org', code, '198.51.100.1'))).toBe('invalid_code');
    await bed.login('guessed@example.org', undefined, '198.51.100.1');
    expect(await failureOf(bed.login('guessed@example.org', code, '::ffff:198.51.100.1'))).toBe('invalid_code');
    expect(signedIn(await bed.login('guessed@example.org', code, '198.51.100.2')).user.email).toBe('guessed@example.org');
  });

  test('four leave the fifth try', async () => {
    const code = await askAs('clumsy@example.org');
    for (let time = 0; time < 4; time += 1) await failureOf(bed.login('clumsy@example.org', otherThan(code)));
    expect(signedIn(await bed.login('clumsy@example.org', code)).user.email).toBe('clumsy@example.org');
  });

  test('are all counted when they come at once', async () => {
    const code = await askAs('stormed@example.org');
    await Promise.all(Array.from({ length: 20 }, () => failureOf(bed.login('stormed@example.org', otherThan(code), '203.0.113.9'))));
    const tries = await bed.sql("SELECT count FROM code_try JOIN challenge ON challenge.id = challenge_id WHERE email = 'stormed@example.org'");
    expect(tries).toEqual([{ count: 20 }]);
    expect(await failureOf(bed.login('stormed@example.org', code, '203.0.113.9'))).toBe('invalid_code');
  });

  test('from one IPv6 network are those of one requester', async () => {
    const code = await askAs('six@example.org');
    for (let time = 0; time < 5; time += 1) await failureOf(bed.login('six@example.org', otherThan(code), `2001:db8:1:2::${time}`));
    expect(await failureOf(bed.login('six@example.org', code, '2001:db8:1:2:ffff::1'))).toBe('invalid_code');
    expect(signedIn(await bed.login('six@example.org', code, '2001:db8:1:3::1')).user.email).toBe('six@example.org');
  });

  test('are forgotten with the code', async () => {
    const code = await askAs('fresh@example.org');
    for (let time = 0; time < 5; time += 1) await failureOf(bed.login('fresh@example.org', otherThan(code)));
    await bed.sql("UPDATE challenge SET expires_at = now() - interval '1 second' WHERE email = 'fresh@example.org'");
    expect(signedIn(await bed.login('fresh@example.org', await askAs('fresh@example.org'))).user.email).toBe('fresh@example.org');
  });
});

describe('mails', () => {
  test('at most five go to an address in 15 minutes; the next is told when', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => bed.login('flooded@example.org')));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as { code: string; retryAfter: number }] : []));
    expect(await bed.mails('flooded@example.org')).toHaveLength(5);
    expect(refused).toHaveLength(3);
    for (const { code, retryAfter } of refused) {
      expect(code).toBe('rate_limited');
      expect(retryAfter).toBeGreaterThan(890);
      expect(retryAfter).toBeLessThanOrEqual(900);
    }
  });

  test('count for registration and login together', async () => {
    for (let time = 0; time < 3; time += 1) await bed.login('mixed@example.org');
    for (let time = 0; time < 2; time += 1) await bed.call(auth.register, { email: 'mixed@example.org', name: 'M' }, { as: null });
    expect(await failureOf(bed.call(auth.register, { email: 'mixed@example.org', name: 'M' }, { as: null }))).toBe('rate_limited');
  });

  test('that are older than that do not count', async () => {
    for (let time = 0; time < 5; time += 1) await bed.login('patient@example.org');
    expect(await failureOf(bed.login('patient@example.org'))).toBe('rate_limited');
    await bed.sql("UPDATE code_mail SET sent_at = sent_at - interval '15 minutes' WHERE email = 'patient@example.org'");
    expect(await bed.login('patient@example.org')).toHaveProperty('challenge');
  });

  test('that were sent to the admin keep nobody from entering the code', async () => {
    for (let time = 0; time < 5; time += 1) await bed.login(ADMIN, undefined, '203.0.113.66');
    expect(await failureOf(bed.login(ADMIN))).toBe('rate_limited');
    expect(signedIn(await bed.login(ADMIN, await bed.code(ADMIN))).user.role).toBe('admin');
  });
});

function decodeQuotedPrintable(mail: string): string {
  const bytes = mail.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

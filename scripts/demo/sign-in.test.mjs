import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestCode, signInAdmin, signInStudent } from './sign-in.mjs';

const ADMIN = 'admin@transcreate.local';
let outbox;

beforeEach(() => (outbox = mkdtempSync(join(tmpdir(), 'demo-outbox-'))));
afterEach(() => rmSync(outbox, { recursive: true, force: true }));

/** Puts a mail into the outbox; `age` in ms. */
function mail(name, to, code, age = 0) {
  const file = join(outbox, name);
  writeFileSync(file, `To: ${to}\r\nSubject: Your Transcreate sign-in code: ${code}\r\n\r\n${code}\r\n`);
  const time = (Date.now() - age) / 1_000;
  utimesSync(file, time, time);
}

/** An API whose login answers a challenge first, and the admin for the right code. */
function door(rightCode, user = { role: 'admin' }) {
  const post = async (_path, { code }) => {
    if (!code) return { challenge: { kind: 'email-code' } };
    if (code !== rightCode) throw new Error(`wrong code ${code}`);
    return { token: 'admin-token', user };
  };
  return { base: 'http://localhost:8080', post };
}

const admin = () => ({ email: ADMIN, outbox, ask: undefined, patience: 0 });

describe('newestCode', () => {
  test('is that of the newest mail to the address', () => {
    mail('2026-01-01T10-00-00.000Z-a.eml', ADMIN, '111111');
    mail('2026-01-01T10-00-01.000Z-b.eml', ADMIN.toUpperCase(), '222222');
    mail('2026-01-01T10-00-02.000Z-c.eml', 'somebody@example.edu', '333333');
    mail('2026-01-01T10-00-03.000Z-d.eml.tmp', ADMIN, '444444');
    expect(newestCode(outbox, ADMIN, Date.now())).toBe('222222');
  });

  test('is none where the mails are older than the question, or there is no outbox', () => {
    mail('2026-01-01T10-00-00.000Z-a.eml', ADMIN, '111111', 60_000);
    expect(newestCode(outbox, ADMIN, Date.now())).toBeUndefined();
    expect(newestCode(join(outbox, 'nowhere'), ADMIN, Date.now())).toBeUndefined();
  });
});

describe('signInAdmin', () => {
  test('takes the code from the outbox', async () => {
    mail('2026-01-01T10-00-00.000Z-a.eml', ADMIN, '111111');
    await expect(signInAdmin(door('111111'), admin())).resolves.toBe('admin-token');
  });

  test('asks a person where the outbox has none', async () => {
    const ask = async (question) => (question.includes(ADMIN) ? ' 222222 ' : '');
    await expect(signInAdmin(door('222222'), { ...admin(), ask })).resolves.toBe('admin-token');
  });

  test('says what to do where there is nobody to ask', async () => {
    await expect(signInAdmin(door('222222'), admin())).rejects.toThrow(`No sign-in code for ${ADMIN}`);
  });

  test('says so when the account is no admin', async () => {
    const api = { ...door('1'), post: async () => ({ token: 't', user: { role: 'visitor' } }) };
    await expect(signInAdmin(api, admin())).rejects.toThrow('set ADMIN_EMAIL');
  });
});

describe('signInStudent', () => {
  const EMAIL = 'lin.yue@example.edu';
  const api = (reply) => ({ base: 'http://localhost:8080', post: async () => reply });

  test('resolves to token and id', async () => {
    const reply = { token: 't', user: { _id: '7', role: 'student' } };
    await expect(signInStudent(api(reply), EMAIL)).resolves.toEqual({ token: 't', id: '7' });
  });

  test('stops where students need a code by mail', async () => {
    const reply = { challenge: { kind: 'email-code' } };
    await expect(signInStudent(api(reply), EMAIL)).rejects.toThrow("the demo class can't sign in there");
  });

  test('stops where the address is somebody else', async () => {
    const reply = { token: 't', user: { _id: '7', role: 'visitor' } };
    await expect(signInStudent(api(reply), EMAIL)).rejects.toThrow("is no student at http://localhost:8080 but 'visitor'");
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Log } from '@transcreate/service-kit';
import { codeIn, failureOf, signedIn, startAuthBed, type AuthBed } from './auth-bed.js';
import { startSmtpServer, type SmtpServer } from './smtp-server.js';

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(20);
}

/** Keeps what is logged. */
class Notes extends Log {
  readonly lines: string[] = [];
  override debug = this.#note;
  override info = this.#note;
  override warn = this.#note;
  override error = this.#note;

  #note(fields: object, message: string): void {
    this.lines.push(inspect(fields), message);
  }
}

const STUDENT = 'wang@example.org';
let smtp: SmtpServer;
let bed: AuthBed;
const log = new Notes('auth', 'silent');

beforeAll(async () => {
  smtp = await startSmtpServer();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Translation Course <course@example.org>', ADMIN_EMAIL: 'lecturer@example.org' };
  bed = await startAuthBed({ ...mail, STUDENT_EMAIL_DOMAINS: 'uni.example' }, { log });
  await bed.makeAccount(STUDENT, 'student');
});
afterAll(async () => {
  await smtp?.stop();
  await bed?.stop();
});
beforeEach(async () => {
  smtp.mood = 'takes';
  smtp.mails.length = 0;
  await bed.sql('DELETE FROM code_mail');
});

test('a student gets the code by mail once there is a mail server', async () => {
  expect(await bed.login(STUDENT)).toHaveProperty('challenge');
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatch(/^From: Translation Course <course@example\.org>\r$/m);
  expect(smtp.mails[0]).toMatch(/^To: wang@example\.org\r$/m);
  expect(signedIn(await bed.login(STUDENT, codeIn(smtp.mails[0]!))).user.role).toBe('student');
  expect(await bed.mails(STUDENT)).toEqual([]);
});

test('a class that asks at once gets a mail each', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `student-${index}@uni.example`);
  await Promise.all(addresses.map((address) => bed.login(address)));
  expect(smtp.mails).toHaveLength(40);
  expect(new Set(smtp.mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]))).toEqual(new Set(addresses));
});

test('a server that refuses the mail makes the sign-in unavailable for now, and the mail does not count', async () => {
  smtp.mood = 'refuses';
  for (let time = 0; time < 7; time += 1) expect(await failureOf(bed.login(STUDENT))).toBe('unavailable');
  await expect(bed.login(STUDENT)).rejects.toThrow('The mail with your sign-in code could not be sent. Please try again in a moment.');
  smtp.mood = 'takes';
  expect(await bed.login(STUDENT)).toHaveProperty('challenge');
});

test('no code is ever logged, not even one that the server quotes when it refuses the mail', async () => {
  await bed.login(STUDENT);
  const code = codeIn(smtp.mails[0]!);
  smtp.mood = 'quotes';
  expect(await failureOf(bed.login(STUDENT))).toBe('unavailable');
  expect(await failureOf(bed.login(STUDENT, code === '111111' ? '222222' : '111111'))).toBe('invalid_code');
  expect(log.lines).toContain('a mail with a sign-in code could not be sent');
  expect(log.lines.join('\n')).not.toContain(code);
});

test('a server that takes its time is trusted for 5 s if it took the mail before; a mail that it loses then does not count', async () => {
  await bed.login(STUDENT);
  smtp.mood = 'sleeps';
  const started = performance.now();
  expect(await bed.login(STUDENT)).toHaveProperty('challenge');
  expect(performance.now() - started).toBeLessThan(7_000);
  expect(await bed.sql('SELECT 1 FROM code_mail')).toHaveLength(2);
  smtp.mood = 'refuses';
  smtp.hangUp();
  await until(async () => (await bed.sql('SELECT 1 FROM code_mail')).length === 1);
});

test('without the mail server that was named nobody is told that a mail is on its way, and the log says why', async () => {
  const notes = new Notes('auth', 'silent');
  const cut = await startAuthBed({ SMTP_URL: 'smtp://127.0.0.1:1', ADMIN_EMAIL: 'lecturer@example.org' }, { log: notes });
  try {
    expect(await failureOf(cut.login('lecturer@example.org'))).toBe('unavailable');
    expect(notes.lines).toContain('the mail server of SMTP_URL does not take mails; nobody gets a sign-in code');
  } finally {
    await cut.stop();
  }
});

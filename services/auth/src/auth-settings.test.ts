import { Settings } from '@transcreate/service-kit';
import { AuthSettings } from './auth-settings.js';

const read = (env: Record<string, string> = {}) => new AuthSettings(new Settings(env));

test('without variables there are a local admin, a guest who may come in, and a week of session', () => {
  expect(read()).toEqual({
    adminEmail: 'admin@transcreate.local',
    guestEmail: 'visitor@transcreate.local',
    guestAccess: 'on',
    signInCode: 'auto',
    studentDomains: new Set(),
    smtpUrl: undefined,
    mailFrom: 'Transcreate <admin@transcreate.local>',
    sessionMs: 7 * 86_400_000,
    dataDir: '.data',
    privateKey: undefined,
  });
});

test('addresses and domains are compared in lower case, however they are written', () => {
  const settings = read({ ADMIN_EMAIL: ' Prof@Example.EDU ', STUDENT_EMAIL_DOMAINS: ' Students.Example.edu,@example.cn ,, ' });
  expect(settings.adminEmail).toBe('prof@example.edu');
  expect(settings.studentDomains).toEqual(new Set(['students.example.edu', 'example.cn']));
});

test('a session may last half a day', () => {
  expect(read({ SESSION_DAYS: '0.5' }).sessionMs).toBe(43_200_000);
});

test('a key may be written on one line', () => {
  expect(read({ AUTH_PRIVATE_KEY: '-----BEGIN-----\\nabc\\n-----END-----' }).privateKey).toBe('-----BEGIN-----\nabc\n-----END-----');
});

test('mail comes from the admin, unless it is to come from elsewhere', () => {
  const mail = { SMTP_URL: 'smtps://user:secret@mail.example.edu', ADMIN_EMAIL: 'prof@example.edu' };
  expect(read(mail).mailFrom).toBe('Transcreate <prof@example.edu>');
  expect(read({ ...mail, MAIL_FROM: '翻译课 <course@example.edu>' }).mailFrom).toBe('翻译课 <course@example.edu>');
  expect(read({ ...mail, MAIL_FROM: 'course@example.edu' }).mailFrom).toBe('course@example.edu');
});

test.each([
  [{ ADMIN_EMAIL: 'nobody' }, "ADMIN_EMAIL is 'nobody', which is not an e-mail address."],
  [{ GUEST_EMAIL: 'a@b@c' }, "GUEST_EMAIL is 'a@b@c', which is not an e-mail address."],
  [{ GUEST_EMAIL: 'ADMIN@transcreate.local' }, 'ADMIN_EMAIL and GUEST_EMAIL are the same'],
  [{ GUEST_ACCESS: 'maybe' }, "GUEST_ACCESS is 'maybe'; it can be on, off."],
  [{ SIGN_IN_CODE: 'none' }, "SIGN_IN_CODE is 'none'; it can be auto, admin, all."],
  [{ STUDENT_EMAIL_DOMAINS: 'example.edu student.example' }, 'STUDENT_EMAIL_DOMAINS contains'],
  [{ SESSION_DAYS: 'week' }, "SESSION_DAYS is 'week'"],
  [{ SESSION_DAYS: '-1' }, "SESSION_DAYS is '-1'"],
  [{ SESSION_DAYS: '1e9' }, "SESSION_DAYS is '1e9'"],
  [{ MAIL_FROM: 'Course' }, "MAIL_FROM is 'Course'"],
  [{ SMTP_URL: 'smtp://mail.example.edu' }, 'SMTP_URL is set, but no mail can reach admin@transcreate.local: set ADMIN_EMAIL'],
])('%j is refused', (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(sentence);
});

test('the address of a mail server is never repeated: it may hold a password', () => {
  const refusal = () => read({ SMTP_URL: 'http://user:secret@mail.example.edu', ADMIN_EMAIL: 'prof@example.edu' });
  expect(refusal).toThrow('SMTP_URL must be');
  expect(refusal).not.toThrow('secret');
});

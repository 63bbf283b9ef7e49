import { signInMail } from './sign-in-mail.js';

test('the mail says the code in its subject and in both languages, and how long it is good', () => {
  const { to, subject, text } = signInMail('li@example.org', '012345', 10);
  expect(to).toBe('li@example.org');
  expect(subject).toBe('Your Transcreate sign-in code: 012345');
  expect(text.match(/012345/g)).toHaveLength(2);
  expect(text).toContain('within the next 10 minutes');
  expect(text).toContain('10 分钟内有效');
});

test('one minute is no minutes', () => {
  expect(signInMail('li@example.org', '012345', 1).text).toContain('within the next minute.');
});

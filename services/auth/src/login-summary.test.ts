import { loginSessionOf, loginSummaryCsv } from './login-summary.js';

const presence = {
  email: 'li@example.org', role: 'student' as const, startedAt: new Date('2026-03-01T08:00:00Z'), lastSeenAt: new Date('2026-03-01T08:12:40Z'),
};

test('a login session lasts from its start to its last sign of life', () => {
  expect(loginSessionOf(presence)).toEqual({
    email: 'li@example.org', role: 'student', startAt: '2026-03-01T08:00:00.000Z', lastSeen: '2026-03-01T08:12:40.000Z', durationMs: 760_000,
  });
});

test('the table has a header, CRLF after each row, and whole minutes', () => {
  expect(loginSummaryCsv([loginSessionOf(presence)])).toBe(
    'email,role,start,last seen,duration (minutes)\r\nli@example.org,student,2026-03-01T08:00:00.000Z,2026-03-01T08:12:40.000Z,13\r\n',
  );
  expect(loginSummaryCsv([])).toBe('email,role,start,last seen,duration (minutes)\r\n');
});

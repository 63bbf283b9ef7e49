import { Repeats, summaryOf } from './log-summary.mjs';

const json = (fields) => JSON.stringify({ level: 50, time: 1, service: 'auth', ...fields });

test.each([
  ['an error with its cause and request', json({ msg: 'no mail', err: { message: 'refused' }, requestId: 'r1' }), 'no mail: refused (request r1)'],
  ['a cause that the message already tells', json({ msg: 'no mail: refused', err: { message: 'refused' } }), 'no mail: refused'],
  ['a cause that goes on where the message ends', json({ msg: 'no mail: no', err: { message: 'no: why' } }), 'no mail: no: why'],
  ['a warning', json({ level: 40, msg: 'NATS is gone' }), 'NATS is gone'],
  ['a fault that nobody caught', "Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'x'", "Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'x'"],
  ['several lines', json({ msg: 'one\n  two' }), 'one two'],
  ['nats-server', '[7] 2026/01/01 10:00:00.000000 [ERR] 127.0.0.1:1 - cid:5 - Permissions Violation', '127.0.0.1:1 - cid:5 - Permissions Violation'],
  ['PostgreSQL', '2026-01-01 10:00:00.000 UTC [9] FATAL:  sorry, too many clients already', 'sorry, too many clients already'],
])('a person sees %s', (_case, line, summary) => {
  expect(summaryOf(line)).toBe(summary);
});

test.each([
  ['information', json({ level: 30, msg: 'ready' })],
  ['a statement that failed on a unique index', '2026-01-01 10:00:00.000 UTC [9] ERROR:  duplicate key value violates unique constraint "vote_key"'],
  ['nats-server at its work', '[7] 2026/01/01 10:00:00.000000 [INF] Server is ready'],
  ['nats-server on plain passwords', '[7] 2026/01/01 10:00:00.000000 [WRN] Plaintext passwords detected, use nkeys or bcrypt'],
  ['a service that will make its database', '2026-01-01 10:00:00.000 UTC [9] FATAL:  database "transcreate_auth" does not exist'],
  ['half a line', '{"level":50,"msg":'],
  ['an empty line', ''],
])('the log file alone gets %s', (_case, line) => {
  expect(summaryOf(line)).toBeUndefined();
});

test('a summary stays one line of a bearable length', () => {
  expect(summaryOf(json({ msg: 'x'.repeat(5000) }))).toHaveLength(400);
});

test('a message that repeats itself is shown once in a while, with the number that was left out', () => {
  let now = 0;
  const repeats = new Repeats(1000, () => now);
  expect(repeats.filter('a', 'a')).toBe('a');
  expect(repeats.filter('a', 'a')).toBeUndefined();
  expect(repeats.filter('b', 'b')).toBe('b');
  now = 999;
  expect(repeats.filter('a', 'a')).toBeUndefined();
  now = 1000;
  expect(repeats.filter('a', 'a')).toBe('a (and 2 more like it)');
});

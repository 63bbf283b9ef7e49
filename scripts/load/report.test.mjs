import { report } from './report.mjs';

const call = (what, ms, status = 200) => ({ what, ms, status });
const at = (seconds, mb, cpuMs) => ({ at: seconds * 1_000, processes: { gateway: { mb, cpuMs } } });

const text = report({
  students: 2,
  calls: [...Array.from({ length: 100 }, (_, index) => call('vote', index + 1)), call('sign in', 7), call('sign in', 9, 503), call('vote', 500, 'ECONNRESET')],
  samples: [at(0, 80, 1_000), at(5, 85, 3_000), at(10, 84, 6_000)],
});

test('how long people waited, by call', () => {
  expect(text).toContain('| vote | 101 | 51 ms | 96 ms | 100 ms | 500 ms | 1 |');
  expect(text).toContain('| sign in | 2 | 9 ms | 9 ms | 9 ms | 9 ms | 1 |');
});

test('what failed, and how', () => {
  expect(text).toContain('sign in: 503, 1 times\nvote: ECONNRESET, 1 times');
});

test('memory over time, and where the time went', () => {
  expect(text).toContain('| gateway | 80 MB | 85 MB | 84 MB | 5.0 s | 50 % |');
});

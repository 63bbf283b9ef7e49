import { callOfPath, CONTRACTS, ticketPathOf } from './index.js';

test.each([
  ['/api/auth/profile', 'getProfile'],
  ['/api/submissions/my-submissions', 'listOwnSubmissions'],
  ['/api/weekly-practice-files/0198f0c2-6c1e-7b6a-9d53-0c2f6f3c8a11/download', 'downloadWeeklyFile'],
  ['/api/weekly-practice-files/week/3', 'listWeeklyFiles'],
  ['/api/auth/login', undefined],
  ['/api/nothing', undefined],
  ['/api/weekly-practice-files/a/b/download', undefined],
  ['/api/auth/profile/', undefined],
])('a GET of %s makes the call %s', (path, name) => {
  expect(callOfPath(CONTRACTS, path)?.name).toBe(name);
});

test.each([
  ['/api/weekly-practice-files/1/download', '/api/weekly-practice-files/1/download'],
  ['/slides/讲义 1.pdf', '/slides/%E8%AE%B2%E4%B9%89%201.pdf'],
  ['/api/subtitles/export?format=srt&lang=zh', '/api/subtitles/export?format=srt&lang=zh'],
  ['/api/a?ticket=old&b=1%202', '/api/a?b=1+2'],
  ['/api/../api/a', '/api/a'],
  ['//elsewhere.example/a', undefined],
  ['https://elsewhere.example/a', undefined],
  ['', undefined],
])('a ticket for %s opens %s', (address, path) => {
  expect(ticketPathOf(address)).toBe(path);
});

test('what a ticket opens is the same when it is asked of the address with the ticket', () => {
  const path = ticketPathOf('/api/a?b=%20%E8%AE%B2&c')!;
  expect(ticketPathOf(`${path}&ticket=x.y.z`)).toBe(path);
});

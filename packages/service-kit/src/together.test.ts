import { together } from './together.js';

it('does at once, and in their order, what was asked for in one turn', async () => {
  const done: string[] = [];
  const all = Promise.all(['a', 'b', 'c'].map((name) => together(() => done.push(name))));
  expect(done).toEqual([]);
  expect(await all).toEqual([1, 2, 3]);
  expect(done).toEqual(['a', 'b', 'c']);
  await together(() => done.push('d'));
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

it('tells who asked for it what failed, and does the rest', async () => {
  const broken = together(() => {
    throw new Error('closed');
  });
  const [failed, done] = await Promise.allSettled([broken, together(() => 'done')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: new Error('closed') });
  expect(done).toEqual({ status: 'fulfilled', value: 'done' });
});

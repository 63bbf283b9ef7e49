import { Answers } from './answers.js';

/** Answers with how often it was asked. */
function counted() {
  let times = 0;
  return async () => (times += 1);
}

describe('kept answers', () => {
  it('are asked for once, until they are old', async () => {
    let now = 0;
    const answers = new Answers<number>(10, 1_000, () => now);
    const ask = counted();
    expect(await Promise.all([answers.to('a', ask), answers.to('a', ask)])).toEqual([1, 1]);
    now = 999;
    expect(await answers.to('a', ask)).toBe(1);
    now = 1_000;
    expect(await answers.to('a', ask)).toBe(2);
  });

  it('are no more than so many: what was used longest ago goes', async () => {
    const answers = new Answers<number>(2, 1_000);
    const ask = counted();
    for (const question of ['a', 'b', 'a', 'c']) await answers.to(question, ask);
    expect([await answers.to('a', ask), await answers.to('c', ask), await answers.to('b', ask)]).toEqual([1, 3, 4]);
  });

  it('are no failures', async () => {
    const answers = new Answers<number>(10, 1_000);
    const failing = () => Promise.reject(new Error('away'));
    await expect(answers.to('a', failing)).rejects.toThrow('away');
    expect(await answers.to('a', counted())).toBe(1);
  });
});

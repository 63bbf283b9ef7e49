import { Settings } from '@transcreate/service-kit';
import { Allowance } from './allowance.js';

const allowance = (person: string, all: string) => new Allowance(new Settings({ OUTSIDE_CHARACTERS_PER_PERSON: person, OUTSIDE_CHARACTERS_PER_DAY: all }));
const done = async () => 'done';
const refused = { code: 'rate_limited', retryAfter: 60 };

describe('what may be sent out', () => {
  it('is counted in characters, for each person', async () => {
    const ten = allowance('10', '100');
    expect(await ten.spend('li', '😀'.repeat(10), done)).toBe('done');
    await expect(ten.spend('li', 'a', done)).rejects.toMatchObject(refused);
    expect(await ten.spend('wang', 'a', done)).toBe('done');
  });

  it('is counted for all together, and who is refused for that keeps their own', async () => {
    const ten = allowance('10', '12');
    await ten.spend('li', 'a'.repeat(10), done);
    await expect(ten.spend('wang', 'a'.repeat(10), done)).rejects.toMatchObject(refused);
    expect(await ten.spend('wang', 'aa', done)).toBe('done');
    await expect(ten.spend('zhao', 'a', done)).rejects.toMatchObject(refused);
  });

  it('is not used up by what is too long for it, nor by what failed', async () => {
    const ten = allowance('10', '10');
    await expect(ten.spend('li', 'a'.repeat(11), done)).rejects.toMatchObject(refused);
    await expect(ten.spend('li', 'a'.repeat(10), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ten.spend('li', 'a'.repeat(10), done)).toBe('done');
  });

  it.each(['0', '-5', 'much', '1.5'])('is a whole number, and not %s', (text) => {
    expect(() => allowance(text, '10')).toThrow(`OUTSIDE_CHARACTERS_PER_PERSON must be a whole number from 1 to 999999999, and is '${text}'.`);
  });
});

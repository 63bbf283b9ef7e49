import { students } from './class.mjs';
import { authorsOf, ballotOf, seededRandom, verdictOn } from './plan.mjs';
import { translations } from './translations.mjs';

const TOP = ['brilliant', 'good'];
const BOTTOM = ['missed', 'wrong'];
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('seededRandom', () => {
  const draws = (seed, count) => Array.from({ length: count }, seededRandom(seed));

  test('is the same for the same seed and another for another', () => {
    expect(draws('竹枝词', 20)).toEqual(draws('竹枝词', 20));
    expect(draws('竹枝词', 20)).not.toEqual(draws('无题', 20));
  });

  test('is spread over 0 to 1, from the first draw on', () => {
    const numbers = [...draws('many', 2000), ...Array.from({ length: 2000 }, (_, index) => seededRandom(`seed ${index}`)())];
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length;
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.12);
    }
  });
});

describe('authorsOf', () => {
  const work = translations.flatMap((example) => authorsOf(example, students).map((pair) => ({ ...pair, title: example.title })));

  test('gives each version one author, and nobody two of an example', () => {
    for (const example of translations) {
      const pairs = authorsOf(example, students);
      expect(new Set(pairs.map(({ version }) => version))).toEqual(new Set(example.versions));
      expect(new Set(pairs.map(({ student }) => student.email)).size).toBe(example.versions.length);
    }
  });

  test('comes to the same authors again', () => {
    expect(translations.map((example) => authorsOf(example, students))).toEqual(translations.map((example) => authorsOf(example, students)));
  });

  test('lets everybody hand in something, and better students better things', () => {
    expect(new Set(work.map(({ student }) => student.email)).size).toBe(students.length);
    const skill = (qualities) => mean(work.filter(({ version }) => qualities.includes(version.quality)).map(({ student }) => student.skill));
    expect(skill(TOP)).toBeGreaterThan(skill(BOTTOM) + 1);
  });

  test('hands them in in no order of quality', () => {
    const firsts = translations.map((example) => authorsOf(example, students)[0].version.quality);
    expect(new Set(firsts).size).toBeGreaterThan(2);
  });
});

describe('verdictOn', () => {
  const versions = translations.flatMap((example) => example.versions);
  const withVerdict = (verdict) => versions.filter((version) => verdictOn(version) === verdict);

  test('approves many, rejects a few and leaves some', () => {
    expect(withVerdict('approved').length).toBeGreaterThan(versions.length / 2);
    expect(withVerdict('rejected').length).toBeGreaterThan(0);
    expect(withVerdict('rejected').length).toBeLessThan(versions.length / 6);
    expect(withVerdict('submitted').length).toBeGreaterThan(versions.length / 10);
  });

  test('never rejects good work, and never approves what is wrong', () => {
    expect(withVerdict('rejected').filter(({ quality }) => [...TOP, 'honest'].includes(quality))).toEqual([]);
    expect(withVerdict('approved').filter(({ quality }) => quality === 'wrong')).toEqual([]);
  });
});

describe('ballotOf', () => {
  const ballots = translations.flatMap(({ title, versions }) =>
    students.map(({ email }) => ballotOf(email, title, versions.map(({ text, quality }) => ({ id: text, quality })))),
  );

  test('gives ranks from the first on, each once and to another translation', () => {
    for (const ballot of ballots) {
      expect(ballot.map(({ rank }) => rank)).toEqual([1, 2, 3].slice(0, ballot.length));
      expect(new Set(ballot.map(({ id }) => id)).size).toBe(ballot.length);
    }
  });

  test('some vote three times, some less, some not at all', () => {
    expect(new Set(ballots.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3]));
    expect(ballots.filter(({ length }) => length === 3).length).toBeGreaterThan(ballots.length / 2);
  });

  test('follows quality, with noise', () => {
    const quality = new Map(translations.flatMap(({ versions }) => versions.map((version) => [version.text, version.quality])));
    const winners = ballots.filter(({ length }) => length > 0).map(([first]) => quality.get(first.id));
    const share = (qualities) => winners.filter((name) => qualities.includes(name)).length / winners.length;
    expect(share(TOP)).toBeGreaterThan(0.6);
    expect(share(TOP)).toBeLessThan(0.98);
    expect(share(BOTTOM)).toBeLessThan(0.1);
  });

  test('gives no more ranks than there are translations, and takes those of other people too', () => {
    const all = students.map(({ email }) => ballotOf(email, 'one', [{ id: 'a', quality: undefined }]));
    expect(all.filter(({ length }) => length === 1).length).toBeGreaterThan(students.length / 2);
    expect(all.every(({ length }) => length <= 1)).toBe(true);
    expect(ballotOf('lin.yue@example.edu', 'none', [])).toEqual([]);
  });
});

import { inLists, sourceTextNumber, type Placed } from './list-order.js';

let age = 0;
const text = (title: string, rest: Partial<Placed> = {}): Placed => ({ kind: 'tutorial', weekNumber: 1, title, age: (age += 1), position: null, ...rest });
const titles = (texts: Placed[]) => inLists(texts).map(({ title, place }) => `${place} ${title}`);

describe('the number of a source text', () => {
  it.each([
    ['ST 1', 1],
    ['ST12: Night market', 12],
    ['Week 4, ST 3', 3],
    ['第 4 周 ST 2', 2],
    ['st 7', 7],
    ['ST\u00a05', 5],
  ])('of "%s" is %d', (title, number) => {
    expect(sourceTextNumber(title)).toBe(number);
  });

  it.each(['Bakery window', 'The 1st 2 lines', 'First 3', 'BEST 4', 'ST', 'ST x 2'])('is not in "%s"', (title) => {
    expect(sourceTextNumber(title)).toBeUndefined();
  });
});

describe('the order of course work', () => {
  it('is that of the numbers and not of their digits, then of age; titles without a number come last', () => {
    const texts = [text('Later'), text('ST 10'), text('ST 2'), text('Latest'), text('ST 2 again')];
    expect(titles(texts)).toEqual(['1 ST 2', '2 ST 2 again', '3 ST 10', '4 Later', '5 Latest']);
  });

  it("is an admin's where there is a position", () => {
    expect(titles([text('ST 1', { position: 7 }), text('ST 2', { position: 3 }), text('ST 0')])).toEqual(['1 ST 2', '2 ST 1', '3 ST 0']);
  });

  it('begins anew in each week and kind', () => {
    const texts = [text('d', { kind: 'weekly-practice' }), text('c', { weekNumber: 2 }), text('b'), text('a', { kind: 'practice', weekNumber: 6 })];
    expect(titles(texts)).toEqual(['1 a', '1 b', '1 c', '1 d']);
  });
});

test('practice examples stand by age, whatever their titles say', () => {
  expect(titles([text('ST 2', { kind: 'practice' }), text('ST 1', { kind: 'practice' })])).toEqual(['1 ST 2', '2 ST 1']);
});

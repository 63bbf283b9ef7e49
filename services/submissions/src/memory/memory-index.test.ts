import fc from 'fast-check';
import { MemoryIndex } from './memory-index.js';

const content = {
  arrow: 'Time flies like an arrow; fruit flies like a banana.',
  hamlet: 'Brevity is the soul of wit.',
  debt: '光阴似箭，日月如梭。',
  moon: '床前明月光，疑是地上霜。举头望明月，低头思故乡。',
  river: '滚滚长江东逝水，浪花淘尽英雄。是非成败转头空。青山依旧在，几度夕阳红。白发渔樵江渚上，惯看秋月春风。',
};
type Name = keyof typeof content;
let index: MemoryIndex;
beforeAll(async () => {
  index = await MemoryIndex.of(Object.entries(content).map(([_id, text]) => ({ _id, content: text })));
});
const find = (text: string) => index.search(text).map(({ id, score }) => [id, score] as const);
const scoreOf = (text: string, id: Name) => find(text).find(([found]) => found === id)?.[1] ?? 0;

describe('the class memory finds source texts', () => {
  it.each(Object.entries(content))('%s: the very same text has 100', (id, text) => {
    expect(find(text)[0]).toEqual([id, 100]);
  });

  it.each([
    ['without punctuation', '光阴似箭日月如梭'],
    ['in full width letters', 'Ｂｒｅｖｉｔｙ　ｉｓ　ｔｈｅ　ｓｏｕｌ　ｏｆ　ｗｉｔ．'],
    ['in capitals', 'BREVITY IS THE SOUL OF WIT!'],
  ])('%s as well, nearly or wholly the same', (_, text) => {
    expect(find(text)[0]![1]).toBeGreaterThanOrEqual(90);
  });

  it('by four characters', () => {
    expect(scoreOf('光阴似箭', 'debt')).toBeGreaterThanOrEqual(60);
    expect(find('光阴似箭')[0]![0]).toBe('debt');
  });

  it('by four characters of which one is another', () => {
    expect(scoreOf('举头望月', 'moon')).toBeGreaterThanOrEqual(45);
  });

  it('by forty characters of which some are others', () => {
    const text = '滚滚黄河东逝水，浪花淘尽英雄。是非成败转头空。青山依然在，几度夕阳红。白发渔樵江渚上，惯看秋月春风';
    expect([...text].length).toBeGreaterThanOrEqual(40);
    expect(scoreOf(text, 'river')).toBeGreaterThanOrEqual(85);
    expect(scoreOf(text, 'river')).toBeLessThan(100);
  });

  it('by one sentence of several, and shows that one', () => {
    expect(index.search('青山依旧在，几度夕阳红。')[0]).toEqual({ id: 'river', score: 95, segment: '青山依旧在，几度夕阳红。' });
  });

  it('by other forms of the words', () => {
    expect(scoreOf('time flew like arrows, fruit flies like bananas', 'arrow')).toBeGreaterThanOrEqual(60);
  });

  it('the more alike, the higher', () => {
    const scores = ['Brevity is the soul of wit', 'Brevity is the soul of lingerie', 'The soul of a city'].map((text) => scoreOf(text, 'hamlet'));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
  });

  it.each(['他把书放在桌子上了', 'My dog has no nose', '！？。', '   ', '😀😀'])('and nothing that is like %j where nothing is', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('whatever is asked, with whole scores from 45 to 100, the highest first', () => {
    const asked = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Object.values(content)).chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))));
    fc.assert(
      fc.property(asked, (text) => {
        const scores = find(text).map(([, score]) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const score of scores) expect(Number.isInteger(score) && score >= 45 && score <= 100).toBe(true);
      }),
    );
  });
});

it('a long text is not like what is strewn about in it', async () => {
  const long = Array.from({ length: 400 }, (_, number) => `word${number} the kettle bucked and kicked, said number ${number},`).join(' ');
  expect((await MemoryIndex.of([{ _id: 'long', content: long }])).search('kick the bucket, number nine')).toEqual([]);
});

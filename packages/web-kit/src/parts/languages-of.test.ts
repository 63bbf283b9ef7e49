import { tagIn, tagOf, targetOf } from './languages-of.js';

describe('the language of a text', () => {
  it.each([
    ['Cultural notes are in English, even about 晴 (qíng) and 情.', 'en'],
    ['晴与情同音，一语双关。', 'zh-Hans'],
    ['出自 Lewis Carroll《爱丽丝漫游奇境记》第九章', 'zh-Hans'],
    ['竹枝词', 'zh-Hans'],
    ['', 'en'],
  ])('of %j is %s', (text, tag) => {
    expect(tagIn(text)).toBe(tag);
  });

  it('of a source is the other one in a translation', () => {
    expect(tagOf('Chinese')).toBe('zh-Hans');
    expect(targetOf('Chinese')).toBe('English');
    expect(targetOf('English')).toBe('Chinese');
  });
});

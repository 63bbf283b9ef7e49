import { DictionarySuggestion } from '@transcreate/contracts';
import { Dictionary } from './dictionary.js';
import { loadDictionary } from './load.js';

const LINES = [
  'real\ta. 真的, 真实的', 'be\tv. 是, 存在', 'China\tn. 中国, 瓷器', 'china\tn. 瓷器', 'punch\tn. 拳; vt. 打孔', 'pun\tn. 双关语, 俏皮话; vi. 说双关语',
  'quibble\tn. 遁词, 双关语', 'café\tn. 咖啡馆', 'punish\tvt. 惩罚', 'a play on words\t双关语', 'ambiguous\ta. 一语双关语的', 'punitive\ta. 惩罚性的', 'run\tvi. 跑',
  'punk\tn. 小阿飞', 'punctual\ta. 准时的', "don't\tabbr. 不",
];
const small = await Dictionary.of(Buffer.from(LINES.map((line) => `${line}\n`).join('')));
const keys = (query: string, dictionary = small) => dictionary.suggest(query).map(({ key }) => key);

describe('the dictionary', () => {
  it('answers the word itself first, then words that begin so by frequency, six at most', () => {
    expect(keys('pun')).toEqual(['pun', 'punch', 'punish', 'punitive', 'punk', 'punctual']);
  });

  it('answers words that are nearly so after those that begin so', () => {
    expect(keys('punc')).toEqual(['punch', 'punctual', 'pun', 'punk']);
    expect(keys('quible')).toEqual(['quibble']);
    expect(keys('rn')).toEqual([]);
  });

  it.each([
    ['capitals', 'PUNISH', 'punish'], ['spaces around it', '  punish ', 'punish'], ['letters of full width', 'ｐｕｎｉｓｈ', 'punish'], ['or without accents', 'cafe', 'café'],
    ['accents', 'café', 'café'], ['another apostrophe', 'don’t', "don't"], ['or without its article', 'play on words', 'a play on words'],
  ])('finds a word written with %s', (_, query, key) => {
    expect(keys(query)[0]).toBe(key);
  });

  it('has all that are written alike', () => {
    expect(keys('china')).toEqual(['China', 'china']);
  });

  it('answers for Chinese the words that mean it, then those in whose meaning it begins or stands', () => {
    expect(keys('双关语')).toEqual(['pun', 'quibble', 'a play on words', 'ambiguous']);
    expect(keys('惩罚')).toEqual(['punish', 'punitive']);
    expect(keys('没有')).toEqual([]);
  });

  it.each(['', '  ', '!?', '\t', '\n', 'n. 双关语\nquibble', '😀'])('has nothing for %j', (query) => {
    expect(keys(query)).toEqual([]);
  });
});

it('a large dictionary is read in slices, between which others have their turn', async () => {
  let turns = 0;
  let isRead = false;
  const others = () => {
    turns += 1;
    if (!isRead) setImmediate(others);
  };
  others();
  const large = await Dictionary.of(Buffer.from(Array.from({ length: 20_000 }, (_, line) => `word${line}\tn. 词\n`).join('')));
  isRead = true;
  expect(turns).toBeGreaterThan(20);
  expect(keys('word123', large)).toEqual(['word123', 'word1230', 'word1231', 'word1232', 'word1233', 'word1234']);
});

describe('the dictionary that comes with the product', () => {
  let dictionary: Dictionary;
  beforeAll(async () => {
    dictionary = await loadDictionary();
  });

  it.each([
    ['pun', 'pun'], ['brevity', 'brevity'], ['kick the bucket', 'kick the bucket'], ['recieve', 'receive'], ['went', 'went'], ['China', 'China'], ['翻译', 'translation'], ['双关语', 'pun'],
  ])('%s: has %s', (query, key) => {
    expect(keys(query, dictionary)).toContain(key);
  });

  it.each(['a', 'th', 'un', '的', '人', 'zzzzzz', 'the'])('%j: no more than six, whole and none twice', (query) => {
    const found = dictionary.suggest(query);
    expect(found.length).toBeLessThanOrEqual(6);
    expect(new Set(found.map(({ key, paraphrase }) => `${key} ${paraphrase}`)).size).toBe(found.length);
    for (const suggestion of found) {
      expect(DictionarySuggestion.parse(suggestion)).toEqual(suggestion);
      expect(Object.values(suggestion)).not.toContain('');
    }
  });
});

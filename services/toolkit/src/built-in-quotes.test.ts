import { Quote } from '@transcreate/contracts';
import { builtInQuotes } from './built-in-quotes.js';

const HAN = /\p{Script=Han}/u;

describe('the built-in quotations', () => {
  it('there are enough of them, in both languages', () => {
    const chinese = builtInQuotes.filter(({ quote }) => HAN.test(quote));
    expect(chinese.length).toBeGreaterThanOrEqual(15);
    expect(builtInQuotes.length - chinese.length).toBeGreaterThanOrEqual(15);
  });

  it('none stands there twice', () => {
    expect(new Set(builtInQuotes.map(({ quote }) => quote)).size).toBe(builtInQuotes.length);
  });

  it.each(builtInQuotes)('"$quote" is whole', (quotation) => {
    expect(Quote.parse(quotation)).toEqual(quotation);
    for (const text of Object.values(quotation)) {
      expect(text).not.toBe('');
      expect(text).toBe(text.trim().normalize('NFC'));
    }
  });

  it('a Chinese quotation names its author and source in Chinese', () => {
    for (const { quote, author, source } of builtInQuotes.filter((item) => HAN.test(item.quote))) {
      expect([quote, HAN.test(author), HAN.test(source)]).toEqual([quote, true, true]);
    }
  });
});

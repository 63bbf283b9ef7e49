import { LIMITS } from '@transcreate/contracts';
import { practiceExamples } from '../../services/content/src/built-in/practice-examples.js';
import { translations } from './translations.mjs';

const HAN = /\p{Script=Han}/u;
const QUALITIES = ['brilliant', 'good', 'honest', 'literal', 'missed', 'wrong'];
const versions = translations.flatMap((example) => example.versions);
const codePoints = (text) => [...text].length;
const builtIn = ({ title, excerpt }) => practiceExamples.filter((example) => example.title === title && example.content.includes(excerpt));

test('at least 16 examples are translated, about as many in each direction', () => {
  expect(translations.length).toBeGreaterThanOrEqual(16);
  const intoChinese = translations.filter(({ target }) => target === 'Chinese').length;
  expect(Math.abs(translations.length - 2 * intoChinese)).toBeLessThanOrEqual(2);
});

test('no example is translated in two places', () => {
  expect(new Set(translations.map(({ title }) => title)).size).toBe(translations.length);
});

test('no version is handed in twice', () => {
  expect(new Set(versions.map(({ text }) => text)).size).toBe(versions.length);
});

test('no version is one of the reference examples that students may not have seen', () => {
  const references = new Set(practiceExamples.flatMap(({ referenceExamples }) => referenceExamples.map(({ text }) => text)));
  expect(versions.filter(({ text }) => references.has(text))).toEqual([]);
});

test('the qualities are those of a class: most are between brilliant and wrong, and some students explain themselves', () => {
  const share = (...qualities) => versions.filter(({ quality }) => qualities.includes(quality)).length / versions.length;
  expect(share(...QUALITIES)).toBe(1);
  expect(share('brilliant')).toBeLessThan(0.2);
  expect(share('good', 'honest')).toBeGreaterThan(0.4);
  expect(share('wrong')).toBeLessThan(0.2);
  const explained = versions.filter(({ explanation }) => explanation).length / versions.length;
  expect(explained).toBeGreaterThan(0.2);
  expect(explained).toBeLessThan(0.5);
});

describe.each(translations.map((example) => [example.title, example]))('%s', (_title, example) => {
  test('is one built-in practice example, of the other language', () => {
    expect(builtIn(example).map(({ sourceLanguage }) => sourceLanguage)).toEqual([example.target === 'Chinese' ? 'English' : 'Chinese']);
  });

  test('has 5 to 9 versions, with something to praise and something to mend', () => {
    expect(example.versions.length).toBeGreaterThanOrEqual(5);
    expect(example.versions.length).toBeLessThanOrEqual(9);
    const qualities = new Set(example.versions.map(({ quality }) => quality));
    expect(qualities).toContain('brilliant');
    expect(qualities).toContain('wrong');
    expect(qualities).toContain('honest');
  });

  test('is written in its target language', () => {
    for (const { text } of example.versions) expect(HAN.test(text)).toBe(example.target === 'Chinese');
  });

  test('keeps the text limits, is in NFC and leaves nothing blank', () => {
    for (const { text, explanation = '-' } of example.versions) {
      expect(codePoints(text)).toBeLessThanOrEqual(LIMITS.translation);
      expect(codePoints(explanation)).toBeLessThanOrEqual(LIMITS.explanation);
      for (const words of [text, explanation]) {
        expect(words).toBe(words.trim().normalize('NFC'));
        expect(words).not.toBe('');
      }
    }
  });

  test('uses full-width punctuation in Chinese and typographic quotation marks in both', () => {
    for (const { text } of example.versions) {
      expect(text).not.toMatch(/["']/);
      if (example.target === 'Chinese') expect(text).not.toMatch(/[,.;:?!()]/);
    }
  });
});

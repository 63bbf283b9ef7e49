import { LIMITS } from '@transcreate/contracts';
import type { BuiltInSourceText } from './built-in.types.js';
import { practiceExamples } from './practice-examples.js';

const han = /\p{Script=Han}/u;
const codePoints = (text: string) => [...text].length;
const inLanguage = (language: BuiltInSourceText['sourceLanguage']) =>
  practiceExamples.filter((example) => example.sourceLanguage === language);
const everyText = (example: BuiltInSourceText) => [
  example.key,
  example.title,
  example.content,
  example.sourceCulture,
  example.technique,
  example.source,
  ...example.culturalNotes.flatMap(({ term, note }) => [term, note]),
  ...example.referenceExamples.flatMap(({ text, comment }) => [text, comment]),
];

describe('built-in practice examples', () => {
  it('are at least 24, half English and half Chinese', () => {
    expect(practiceExamples.length).toBeGreaterThanOrEqual(24);
    expect(inLanguage('English')).toHaveLength(practiceExamples.length / 2);
    expect(inLanguage('Chinese')).toHaveLength(practiceExamples.length / 2);
  });

  it('have unique slugs as keys, and no two share a title or a text', () => {
    for (const field of ['key', 'title', 'content'] as const) {
      expect(new Set(practiceExamples.map((example) => example[field])).size).toBe(practiceExamples.length);
    }
    for (const { key, sourceLanguage } of practiceExamples) {
      expect(key).toMatch(sourceLanguage === 'English' ? /^en(-[a-z0-9]+)+$/ : /^zh(-[a-z0-9]+)+$/);
    }
  });

  it('give each week and each difficulty examples of both languages', () => {
    for (const language of ['English', 'Chinese'] as const) {
      const examples = inLanguage(language);
      expect([...new Set(examples.map(({ weekNumber }) => weekNumber))].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
      expect([...new Set(examples.map(({ difficulty }) => difficulty))].toSorted()).toEqual(['advanced', 'beginner', 'intermediate']);
    }
  });

  describe.each(practiceExamples.map((example) => [example.key, example] as const))('%s', (_key, example) => {
    it('carries two cultural notes and two different reference examples', () => {
      expect(example.culturalNotes).toHaveLength(2);
      expect(example.referenceExamples).toHaveLength(2);
      expect(example.referenceExamples[0]?.text).not.toBe(example.referenceExamples[1]?.text);
    });

    it('is written in its language, and its reference examples in the other', () => {
      const chinese = example.sourceLanguage === 'Chinese';
      expect(han.test(example.content)).toBe(chinese);
      for (const { text } of example.referenceExamples) expect(han.test(text)).toBe(!chinese);
    });

    it('keeps the text limits, is in NFC and leaves nothing blank', () => {
      for (const name of [example.title, example.technique, example.sourceCulture, example.source]) {
        expect(codePoints(name)).toBeLessThanOrEqual(LIMITS.name);
      }
      expect(codePoints(example.content)).toBeLessThanOrEqual(LIMITS.sourceText);
      for (const { term, note } of example.culturalNotes) {
        expect(codePoints(term)).toBeLessThanOrEqual(LIMITS.name);
        expect(codePoints(note)).toBeLessThanOrEqual(LIMITS.explanation);
      }
      for (const { text, comment } of example.referenceExamples) {
        expect(codePoints(text)).toBeLessThanOrEqual(LIMITS.translation);
        expect(codePoints(comment)).toBeLessThanOrEqual(LIMITS.explanation);
      }
      for (const text of everyText(example)) {
        expect(text.trim()).not.toBe('');
        expect(text).toBe(text.trim());
        expect(text).toBe(text.normalize('NFC'));
      }
    });

    it('uses full-width punctuation in Chinese and typographic quotation marks in both', () => {
      const texts = [example.title, example.content, ...example.referenceExamples.map(({ text }) => text)];
      for (const text of texts) {
        expect(text).not.toMatch(/["']/);
        if (han.test(text)) expect(text).not.toMatch(/[,.;:?!()]/);
      }
    });
  });
});

import { LIMITS } from '@transcreate/contracts';
import { builtInSegments } from '@transcreate/rules';
import { guidanceOf } from './built-in-guidance.js';

/** Lines that play with nothing of their own. */
const PLAIN = [2, 10, 15];
const lengthOf = (text: string) => [...text].length;

test('there is guidance for each built-in line with wordplay', () => {
  expect(builtInSegments.filter((segment) => !guidanceOf(segment)).map(({ id }) => id)).toEqual(PLAIN);
});

test('it names words of its line, within the usual limits', () => {
  for (const segment of builtInSegments) {
    const { technique = '', culturalNotes = [] } = guidanceOf(segment) ?? {};
    expect(lengthOf(technique)).toBeLessThanOrEqual(LIMITS.name);
    for (const { term, note } of culturalNotes) {
      const line = segment.sourceText.toLowerCase().replaceAll("'", '’');
      for (const words of term.toLowerCase().split(' / ')) expect([segment.id, line.includes(words), words]).toEqual([segment.id, true, words]);
      expect(note.trim()).not.toBe('');
      expect(lengthOf(note)).toBeLessThanOrEqual(LIMITS.explanation);
    }
  }
});

test('there is none for other words under the same number, nor for the same words under another', () => {
  const { sourceText } = builtInSegments[0]!;
  expect(guidanceOf({ id: 1, sourceText: `${sourceText} No.` })).toBeUndefined();
  expect(guidanceOf({ id: 2, sourceText })).toBeUndefined();
});

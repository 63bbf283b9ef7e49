import { readFileSync, readdirSync } from 'node:fs';
import { LIMITS } from '@transcreate/contracts';
import { builtInImages, IMAGE_ONLY_PRACTICE, IMAGE_ONLY_TASK, type BuiltInCourseText, type BuiltInImage } from './built-in.types.js';
import { practiceExamples } from './practice-examples.js';
import { tutorialTasks } from './tutorial-tasks.js';
import { weeklyPractices } from './weekly-practices.js';

const han = /\p{Script=Han}/u;
const codePoints = (text: string) => [...text].length;
const courseTexts = [...tutorialTasks, ...weeklyPractices];
const images = courseTexts.flatMap(({ image }) => (image ? [image] : []));
const isPlaceholder = (content: string) => content === IMAGE_ONLY_TASK || content === IMAGE_ONLY_PRACTICE;
const stNumber = ({ title }: BuiltInCourseText) => Number(/^ST (\d+)(?:: |：)\S/.exec(title)?.[1]);
const difficulties = ['beginner', 'intermediate', 'advanced'];

const kinds = [
  { name: 'tutorial tasks', prefix: 'tutorial', texts: tutorialTasks, weeks: [1, 2, 3, 4, 5, 6], atLeast: 3, placeholder: IMAGE_ONLY_TASK },
  { name: 'weekly practices', prefix: 'weekly', texts: weeklyPractices, weeks: [2, 3, 4, 5, 6], atLeast: 2, placeholder: IMAGE_ONLY_PRACTICE },
];

/** What is written in the text and about it, for people to read. */
const everyText = (text: BuiltInCourseText) => [
  text.title,
  text.content,
  text.sourceCulture,
  text.technique,
  text.source,
  ...(text.image ? [text.image.alt] : []),
  ...text.culturalNotes.flatMap(({ term, note }) => [term, note]),
  ...text.referenceExamples.flatMap((reference) => [reference.text, reference.comment]),
];

describe('the built-in course', () => {
  it('has a key of its own for every text, practice examples included', () => {
    const keys = [...practiceExamples, ...courseTexts].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives no text twice', () => {
    const contents = [...practiceExamples, ...courseTexts].map(({ content }) => content).filter((content) => !isPlaceholder(content));
    expect(new Set(contents).size).toBe(contents.length);
  });

  describe.each(kinds)('$name', ({ prefix, texts, weeks, atLeast, placeholder }) => {
    it('cover the weeks', () => {
      expect([...new Set(texts.map(({ weekNumber }) => weekNumber))]).toEqual(weeks);
    });

    it.each(weeks)('are numbered from ST 1 on in week %i, enough, in both directions and ever harder', (week) => {
      const ofWeek = texts.filter(({ weekNumber }) => weekNumber === week);
      const steps = ofWeek.map(({ difficulty }) => difficulties.indexOf(difficulty));
      expect(ofWeek.map(stNumber)).toEqual(ofWeek.map((_, index) => index + 1));
      expect(ofWeek.length).toBeGreaterThanOrEqual(atLeast);
      expect(new Set(ofWeek.map(({ sourceLanguage }) => sourceLanguage)).size).toBe(2);
      expect(steps).toEqual(steps.toSorted());
      for (const { key } of ofWeek) expect(key).toMatch(new RegExp(`^${prefix}-${week}(-[a-z0-9]+)+$`));
    });

    it('have pictures in weeks 4 to 6, in each of them and in no other', () => {
      expect([...new Set(texts.filter(({ image }) => image).map(({ weekNumber }) => weekNumber))]).toEqual([4, 5, 6]);
    });

    it('have the placeholder of their own kind where there is only a picture', () => {
      for (const { content, image } of texts) if (isPlaceholder(content)) expect([content, Boolean(image)]).toEqual([placeholder, true]);
    });
  });

  describe.each(courseTexts.map((text) => [text.key, text] as const))('%s', (_key, text) => {
    const chinese = text.sourceLanguage === 'Chinese';

    it('carries two cultural notes and two different reference examples', () => {
      expect(text.culturalNotes).toHaveLength(2);
      expect(new Set(text.referenceExamples.map((reference) => reference.text)).size).toBe(2);
      expect(text.referenceExamples).toHaveLength(2);
    });

    it('is written in its language, and its reference examples in the other', () => {
      expect(han.test(text.title)).toBe(chinese);
      if (!isPlaceholder(text.content)) expect(han.test(text.content)).toBe(chinese);
      if (text.image) expect(han.test(text.image.alt)).toBe(chinese);
      for (const reference of text.referenceExamples) expect(han.test(reference.text)).toBe(!chinese);
    });

    it('keeps the text limits, is in NFC and leaves nothing blank', () => {
      for (const name of [text.title, text.technique, text.sourceCulture, text.source]) expect(codePoints(name)).toBeLessThanOrEqual(LIMITS.name);
      for (const { term } of text.culturalNotes) expect(codePoints(term)).toBeLessThanOrEqual(LIMITS.name);
      expect(codePoints(text.content)).toBeLessThanOrEqual(LIMITS.sourceText);
      for (const written of everyText(text)) {
        expect(codePoints(written)).toBeLessThanOrEqual(LIMITS.explanation);
        expect(written.trim()).not.toBe('');
        expect(written).toBe(written.trim());
        expect(written).toBe(written.normalize('NFC'));
      }
    });

    it('uses full-width punctuation in Chinese and typographic quotation marks in both', () => {
      for (const written of everyText(text)) expect(written).not.toMatch(/["']/);
      for (const written of [text.title, text.content, ...text.referenceExamples.map((reference) => reference.text)]) {
        if (han.test(written)) expect(written).not.toMatch(/[,.;:?!()]/);
      }
    });
  });
});

describe('the built-in pictures', () => {
  const inFolder = readdirSync(builtInImages);

  it('are each used once, and nothing else lies in their folder', () => {
    const files = images.flatMap(({ file }) => [file, sourceOf(file)]);
    expect(inFolder.toSorted()).toEqual(files.toSorted());
  });

  it('are at least in one case made for two columns', () => {
    expect(images.some(({ alignment }) => alignment === 'portrait-split')).toBe(true);
  });

  describe.each(images.map((image) => [image.file, image] as const))('%s', (_file, image) => {
    const png = readFileSync(new URL(image.file, builtInImages));

    it('is a PNG at most 900 pixels wide and 150 KB large, and sharp at twice the size it is shown in', () => {
      expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect(png.readUInt32BE(16)).toBeLessThanOrEqual(900);
      expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(2 * image.size);
      expect(png.length).toBeLessThanOrEqual(150 * 1024);
    });

    it('stands upright if the page is to be split beside it', () => {
      if (image.alignment === 'portrait-split') expect(png.readUInt32BE(20)).toBeGreaterThan(png.readUInt32BE(16));
    });

    it('gives every word that is written in it in its alternative text', () => {
      for (const word of wordsIn(image)) expect(image.alt).toContain(word);
    });
  });
});

function sourceOf(file: string): string {
  return file.replace(/\.png$/, '.svg');
}

/** English words, Chinese characters. On the stone 虫 is cut with one stroke more, a form that screen readers can't name. */
function wordsIn({ file }: BuiltInImage): string[] {
  const drawing = readFileSync(new URL(sourceOf(file), builtInImages), 'utf8');
  const written = [...drawing.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, text]) => text!.replace(/<[^>]+>/g, ''));
  const words = written.flatMap((text) => (han.test(text) ? [...text] : text.split(/\s+/))).map((word) => word.replace(/[^\p{L}’]/gu, ''));
  return words.filter((word) => word !== '').map((word) => word.replace('䖝', '虫'));
}

import type { CourseKind, SourceTextKind } from '@transcreate/contracts';
import { isImageOnly } from '@transcreate/web-kit/parts';
import type { CourseText } from './api.js';

/** What the form of a source text holds. */
export type TextValues = Pick<
  CourseText,
  | 'title' | 'content' | 'sourceLanguage' | 'sourceCulture' | 'difficulty' | 'technique' | 'source' | 'culturalNotes' | 'referenceExamples'
  | 'imageUrl' | 'imageAlt' | 'imageSize' | 'imageAlignment'
>;

/** What the fields of a source text are given. */
export interface TextFieldsProps {
  /** A practice example has no picture. */
  kind: SourceTextKind;
  week: number;
  values: TextValues;
  /** The form is for a picture. */
  wantsImage: boolean;
  problem: TextProblem | null;
  onChange(some: Partial<TextValues>): void;
}

/** A new text as its form begins: the product's defaults, and the title's number after those that are there. */
export function newValues(count: number): TextValues {
  return {
    title: `ST ${count + 1}`,
    content: '',
    sourceLanguage: 'English',
    sourceCulture: 'American',
    difficulty: 'beginner',
    technique: '',
    source: '',
    culturalNotes: [],
    referenceExamples: [],
    imageUrl: '',
    imageAlt: '',
    imageSize: 200,
    imageAlignment: 'center',
  };
}

/** A text as its form begins. What stands for 'a picture alone' is no text to edit. */
export function valuesOf(text: CourseText): TextValues {
  const { title, content, sourceLanguage, sourceCulture, difficulty, technique, source, culturalNotes, referenceExamples } = text;
  const { imageUrl, imageAlt, imageSize, imageAlignment } = text;
  return {
    title, content: isImageOnly(text) ? '' : content, sourceLanguage, sourceCulture, difficulty, technique, source, culturalNotes, referenceExamples,
    imageUrl, imageAlt, imageSize, imageAlignment,
  };
}

/** The values as they are sent: rows that nobody has filled in are left out. */
export function sentValues(values: TextValues): TextValues {
  return {
    ...values,
    imageUrl: values.imageUrl.trim(),
    culturalNotes: values.culturalNotes.filter(({ term, note }) => !isBlank(term) || !isBlank(note)),
    referenceExamples: values.referenceExamples.filter(({ text, comment }) => !isBlank(text) || !isBlank(comment)),
  };
}

export type TextProblem = 'titleMissing' | 'contentMissing' | 'imageMissing' | 'imageInvalid' | 'noteMissing' | 'referenceMissing';

/** What keeps the values from being sent; null if nothing. `wantsImage`: the form is for a picture. */
export function problemOf(values: TextValues, { wantsImage }: { wantsImage: boolean }): TextProblem | null {
  const { title, content, imageUrl, culturalNotes, referenceExamples } = sentValues(values);
  if (isBlank(title)) return 'titleMissing';
  if (wantsImage && imageUrl === '') return 'imageMissing';
  if (isBlank(content) && imageUrl === '') return 'contentMissing';
  if (imageUrl !== '' && !isPicture(imageUrl)) return 'imageInvalid';
  if (culturalNotes.some(({ term, note }) => isBlank(term) || isBlank(note))) return 'noteMissing';
  if (referenceExamples.some(({ text }) => isBlank(text))) return 'referenceMissing';
  return null;
}

/** Values that were kept as a draft; null for anything that is none. */
export function storedValues(text: string): { values: TextValues; version?: number } | null {
  try {
    const stored = JSON.parse(text) as { values?: Partial<TextValues>; version?: number } | null;
    return typeof stored?.values === 'object' ? { values: { ...newValues(0), ...stored.values }, version: stored.version } : null;
  } catch {
    return null;
  }
}

/** The names of the draft of a form. */
export const draftOfNew = (kind: CourseKind, week: number, wantsImage: boolean) => `new:${kind}:${week}:${wantsImage ? 'image' : 'text'}`;
export const draftOfText = (id: string) => `text:${id}`;

const isBlank = (text: string) => text.trim() === '';

function isPicture(address: string): boolean {
  if (/^\/api\/images\/[\w.-]+$/.test(address) || /^data:image\/(png|jpeg|gif|webp)[;,]/.test(address)) return true;
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

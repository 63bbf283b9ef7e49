import type { CulturalNote, ReferenceExample } from '@transcreate/contracts';

/** A source text that comes with the product, before an admin has added any; as it stands, a practice example. */
export interface BuiltInSourceText {
  /**
   * Unique and never changed once released: it tells that an example has been loaded before, so that loading again
   * neither doubles it nor overwrites an admin's edit.
   */
  key: string;
  /** Short, in the language of the source or in English; it must not give the solution away. */
  title: string;
  /** The source text. A quotation keeps every letter of the original; line breaks are `\n`. */
  content: string;
  sourceLanguage: 'English' | 'Chinese';
  /** Whose culture the wordplay needs, for example 'British', 'American' or 'Chinese'. */
  sourceCulture: string;
  /** The week of the course, 1 to 6. */
  weekNumber: number;
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  /** The kind of wordplay, for example 'homophone pun' or 'zeugma'. */
  technique: string;
  /**
   * One to three sentences each, with pinyin or IPA where the sound carries the joke. Together they let a reader who does
   * not know the source culture explain the wordplay.
   */
  culturalNotes: readonly CulturalNote[];
  /**
   * Transcreations into the other language, each with a comment in English: how the effect was carried, and what was given
   * up for it. They are kept back until a student's own attempt.
   */
  referenceExamples: readonly ReferenceExample[];
  /** Where the text comes from: author, work and year, 'Traditional', or 'Written for this product'. */
  source: string;
}

/**
 * A source text of one of the course's weeks: a tutorial task or a weekly practice. Its title says where it stands in its week, as in
 * 'ST 2: …' or, in Chinese, 'ST 2：…'.
 */
export interface BuiltInCourseText extends BuiltInSourceText {
  /**
   * From week 4 on. The picture then carries the wordplay; `content` is `IMAGE_ONLY_TASK` or `IMAGE_ONLY_PRACTICE` where there is nothing to
   * read beside it.
   */
  image?: BuiltInImage;
}

/** A picture drawn for this product. */
export interface BuiltInImage {
  /** Its name in the folder `builtInImages`, for example 'night-sky-poster.png'. The SVG of the same name beside it is what to edit. */
  file: string;
  /** What is seen, with every word that is written in it, in the language of the source: who cannot see the picture can do the task. */
  alt: string;
  /** The width it is shown in, in CSS pixels. */
  size: 150 | 200 | 300;
  alignment: 'left' | 'center' | 'right' | 'portrait-split';
}

/** What a week's tutorial or practice asks for. Plain text with headings in `**…**`. */
export interface BuiltInBrief {
  type: 'tutorial' | 'weekly';
  /** 1 to 6 for tutorials, 2 to 6 for weekly practice. */
  weekNumber: number;
  translationBrief: string;
}

/** What stands for the text of a tutorial task that is a picture and nothing else. */
export const IMAGE_ONLY_TASK = 'Image-based task';
/** The same for a weekly practice. */
export const IMAGE_ONLY_PRACTICE = 'Image-based practice';

/** The folder of the built-in pictures. `src` and `dist` stand side by side, so this finds it from both. */
export const builtInImages = new URL('../../assets/images/', import.meta.url);

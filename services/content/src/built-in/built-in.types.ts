import type { CulturalNote, ReferenceExample } from '@transcreate/contracts';

/** A practice example that comes with the product, before an admin has added any. */
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

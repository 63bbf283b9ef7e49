/** What of a source text of course work decides how it is answered. */
export interface AnsweredText {
  category: 'tutorial' | 'weekly-practice';
  weekNumber: number;
  content: string;
  imageUrl: string;
  imageAlignment: string;
}

/** What the contract says of pictures (`IMAGES`). */
export interface PictureTerms {
  /** The content of a text that is its picture alone, by category. */
  placeholders: Readonly<Record<AnsweredText['category'], string>>;
  /** The first week in which text and picture may stand side by side. */
  splitFromWeek: number;
}

/** Week 2 of weekly practice is subtitles and files alone. */
const SUBTITLE_WEEK = 2;

/** Whether the picture is all there is: the content is the placeholder for that, or nothing. */
export function isImageOnly(text: Pick<AnsweredText, 'content' | 'imageUrl' | 'category'>, { placeholders }: PictureTerms): boolean {
  const content = text.content.trim();
  return text.imageUrl !== '' && (content === '' || content === placeholders[text.category]);
}

/**
 * Whether the page has a box to write the translation of a text in. In weekly practice there is none in week 2, and none at a picture alone or
 * beside its text (specification, 'Weekly Practice'): what is made of those is handed in as a file, or in week 2 as subtitles.
 */
export function hasBox(text: AnsweredText, terms: PictureTerms): boolean {
  if (text.category === 'tutorial') return true;
  const isSplit = text.imageUrl !== '' && text.imageAlignment === 'portrait-split' && text.weekNumber >= terms.splitFromWeek;
  return text.weekNumber !== SUBTITLE_WEEK && !isImageOnly(text, terms) && !isSplit;
}

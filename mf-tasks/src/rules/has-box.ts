import { alignmentOf, isImageOnly } from '@transcreate/web-kit/parts';
import type { Pictured } from '@transcreate/web-kit/parts';

/**
 * Whether a text has a box to write in. In weekly practice there is none in week 2, whose work is the subtitles, and none at a picture alone or
 * beside its text: what is made of those is handed in as a file.
 */
export function hasBox(text: Pictured): boolean {
  if (text.category === 'tutorial') return true;
  const isSplit = text.imageUrl !== '' && alignmentOf(text) === 'portrait-split';
  return text.weekNumber !== 2 && !isImageOnly(text) && !isSplit;
}

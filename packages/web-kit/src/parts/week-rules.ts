import { IMAGES } from '@transcreate/contracts/browser';
import type { CourseKind, ImageAlignment } from '@transcreate/contracts';

/** The weeks of the course. */
export const WEEKS = [1, 2, 3, 4, 5, 6] as const;

/** The groups of a class. */
export const GROUPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Which tools an admin has in a week. */
export interface Tools {
  /** 'Add Image'. */
  addImage: boolean;
  /** A text may have a picture. */
  picture: boolean;
  /** A picture may come from the device. */
  uploadImage: boolean;
  /** Picture and text side by side. */
  split: boolean;
  /** Texts can be moved up and down. */
  reorder: boolean;
}

export function toolsOf(kind: CourseKind, week: number): Tools {
  const isTutorial = kind === 'tutorial';
  return {
    addImage: week >= 3,
    picture: isTutorial || week >= 3,
    uploadImage: week >= (isTutorial ? 2 : 3),
    split: week >= IMAGES.splitFromWeek,
    reorder: isTutorial && week >= 4,
  };
}

/** What the rules of pictures look at in a source text. */
export interface Pictured {
  content: string;
  imageUrl: string;
  imageAlignment: ImageAlignment;
  weekNumber: number;
  category: CourseKind;
}

/** Whether the picture is all there is: its content is the placeholder for that, or nothing. */
export function isImageOnly({ content, imageUrl, category }: Pick<Pictured, 'content' | 'imageUrl' | 'category'>): boolean {
  const text = content.trim();
  return imageUrl !== '' && (text === '' || text === IMAGES.placeholders[category]);
}

/** How a picture stands; before the fourth week none stands beside its text. */
export function alignmentOf({ imageAlignment, weekNumber }: Pick<Pictured, 'imageAlignment' | 'weekNumber'>): ImageAlignment {
  return imageAlignment === 'portrait-split' && weekNumber < IMAGES.splitFromWeek ? 'center' : imageAlignment;
}

import { content, files } from '@transcreate/contracts/browser';
import type { content as contentCalls, CourseKind, Sent, TutorialTask, WeeklyPractice } from '@transcreate/contracts';
import { createClient, upload } from '@transcreate/web-kit';

const course = createClient(content);

/** A source text of course work, of either kind. */
export type CourseText = TutorialTask | WeeklyPractice;
export type NewCourseText = Sent<typeof contentCalls.createTutorialTask>;
/** What changes in a text, and the version that the change was made from: if that is not the newest any more, the server refuses. */
export type CourseTextChange = Omit<Sent<typeof contentCalls.updateTutorialTask>, 'id'>;

/** What an admin does to both kinds of course work. */
interface KindCalls {
  setBrief(week: number, translationBrief: string): Promise<{ translationBrief: string }>;
  create(text: NewCourseText): Promise<CourseText>;
  update(id: string, change: CourseTextChange): Promise<CourseText>;
  remove(id: string, force: boolean): Promise<unknown>;
}

export const COURSE: Record<CourseKind, KindCalls> = {
  tutorial: {
    setBrief: (week, translationBrief) => course.setTutorialBrief({ week, translationBrief }),
    create: async (text) => (await course.createTutorialTask(text)).tutorialTask,
    update: async (id, change) => (await course.updateTutorialTask({ id, ...change })).tutorialTask,
    remove: (id, force) => course.deleteTutorialTask({ id, force }),
  },
  'weekly-practice': {
    setBrief: (week, translationBrief) => course.setWeeklyBrief({ week, translationBrief }),
    create: async (text) => (await course.createWeeklyPractice(text)).weeklyPractice,
    update: async (id, change) => (await course.updateWeeklyPractice({ id, ...change })).weeklyPractice,
    remove: (id, force) => course.deleteWeeklyPractice({ id, force }),
  },
};

/** Lets a task change places with the one at a 1-based position of its week. */
export const moveTask = (id: string, position: number) => course.moveTutorialTask({ id, position });

/** Stores a picture; answers its address. */
export async function uploadImage(file: File): Promise<string> {
  return (await upload(files.uploadImage, {}, file)).imageUrl;
}

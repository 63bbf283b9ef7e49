import { content, type Caller, type Input, type PracticeExample, type Sent, type TutorialTask, type WeeklyPractice } from '@transcreate/contracts';
import { callerOf, startTestBed, type TestBed, type TestDatabase } from '@transcreate/service-kit/testing';
import { service as submissionsService } from '@transcreate/submissions';
import { service } from '../src/service.js';

const NEW_TEXT = { title: 'ST 1', content: 'Brevity is the soul of wit.', sourceLanguage: 'English', sourceCulture: 'British', weekNumber: 4 } as const;

/** A course with its content and its submissions, an admin, and content's own database. */
export interface Course extends TestBed, TestDatabase {
  admin: Caller;
  /** Adds a practice example with the given fields. */
  addExample(fields?: Partial<Input<typeof content.createExample>>): Promise<PracticeExample>;
  /** Adds a tutorial task with the given fields, in week 4 unless they say otherwise. */
  addTask(fields?: Partial<Sent<typeof content.createTutorialTask>>): Promise<TutorialTask>;
  /** The same for a weekly practice. */
  addPractice(fields?: Partial<Sent<typeof content.createWeeklyPractice>>): Promise<WeeklyPractice>;
  /** Takes away the course work, briefs and links that a new course has. */
  clearCourseWork(): Promise<void>;
}

export async function startCourse(): Promise<Course> {
  const bed = await startTestBed({ services: [service, submissionsService] });
  const database = bed.databaseOf('content');
  const admin = callerOf({ role: 'admin' });
  return {
    ...bed,
    ...database,
    admin,
    addExample: async (fields = {}) => {
      const typed = { title: 'A pun', content: 'Time flies like an arrow.', sourceLanguage: 'English', ...fields } as const;
      return (await bed.call(content.createExample, typed, { as: admin })).example;
    },
    addTask: async (fields = {}) => (await bed.call(content.createTutorialTask, { ...NEW_TEXT, ...fields }, { as: admin })).tutorialTask,
    addPractice: async (fields = {}) => (await bed.call(content.createWeeklyPractice, { ...NEW_TEXT, ...fields }, { as: admin })).weeklyPractice,
    clearCourseWork: async () => {
      await database.sql(`DELETE FROM source_text WHERE kind <> 'practice'`);
      await database.sql('TRUNCATE brief, link, group_doc');
    },
  };
}

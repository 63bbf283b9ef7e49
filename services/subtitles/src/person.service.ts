import { Injectable } from '@nestjs/common';
import { FORMER_STUDENT, subtitles, type Output } from '@transcreate/contracts';
import { PersonStore } from './person.store.js';
import { changeView } from './time-code-view.js';

/** What this service keeps of people: what they make of the segments, what they handed in, and whom admins' changes name. */
@Injectable()
export class PersonService {
  constructor(private readonly store: PersonStore) {}

  /** What was handed in stays, since others have read it; a working text was only ever the person's own. */
  async erase(userId: string): Promise<void> {
    await this.store.forget(userId);
    await this.store.rename(userId, FORMER_STUDENT);
  }

  async rename(userId: string, username: string): Promise<void> {
    await this.store.rename(userId, username);
  }

  async export(userId: string): Promise<Output<typeof subtitles.exportUser>> {
    const { texts, submissions, changes } = await this.store.allOf(userId);
    return {
      workingTexts: texts.map(({ segmentId, text, updatedAt }) => ({ segmentId, text, updatedAt: updatedAt.toISOString() })),
      subtitleSubmissions: submissions.map(({ id, segmentId, text, isAnonymous, username, createdAt }) => ({
        _id: id, segmentId, text, isAnonymous, username, createdAt: createdAt.toISOString(),
      })),
      timeCodeChanges: changes.map(changeView),
    };
  }
}

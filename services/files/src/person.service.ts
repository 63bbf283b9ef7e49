import { Injectable } from '@nestjs/common';
import { files, FORMER_STUDENT, type Output } from '@transcreate/contracts';
import { PersonStore } from './person.store.js';
import { weeklyFileView } from './weekly-file-view.js';

/** What this service keeps of people: the files that they handed out or in, under their name. */
@Injectable()
export class PersonService {
  constructor(private readonly store: PersonStore) {}

  /** The files stay: others have read and answered them. */
  async erase(userId: string): Promise<void> {
    await this.store.rename(userId, FORMER_STUDENT);
  }

  async rename(userId: string, username: string): Promise<void> {
    await this.store.rename(userId, username);
  }

  async export(userId: string): Promise<Output<typeof files.exportUser>> {
    return { weeklyFiles: (await this.store.listBy(userId)).map(weeklyFileView) };
  }
}

import { Injectable } from '@nestjs/common';
import { FORMER_STUDENT, submissions, type Output } from '@transcreate/contracts';
import { PersonStore } from './person.store.js';

type OwnWork = Output<typeof submissions.exportUser>;

/** What this service keeps of people: their translations under their names, and their votes. */
@Injectable()
export class PersonService {
  constructor(private readonly store: PersonStore) {}

  /** Translations stay, since others have voted for them, and votes count on; nothing leads from them to a person any more. */
  async erase(userId: string): Promise<void> {
    await this.store.forgetKeys(userId);
    await this.store.rename(userId, FORMER_STUDENT);
  }

  async rename(userId: string, username: string): Promise<void> {
    await this.store.rename(userId, username);
  }

  async export(userId: string): Promise<OwnWork> {
    const [own, votes] = await Promise.all([this.store.submissionsOf(userId), this.store.votesOf(userId)]);
    return { submissions: own.map(dated), votes: votes.map(dated) };
  }
}

function dated<T extends { createdAt: Date }>(row: T): Omit<T, 'createdAt'> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

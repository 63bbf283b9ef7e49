import { Injectable } from '@nestjs/common';
import { Prisma } from './prisma.store.js';

/** What belongs to a person, or names them. */
@Injectable()
export class PersonStore {
  constructor(private readonly prisma: Prisma) {}

  /** Removes what only the person needed: working texts, and the replies that a repeated call would get again, which name their author. */
  async forget(userId: string): Promise<void> {
    await this.prisma.workingText.deleteMany({ where: { userId } });
    await this.prisma.handedIn.deleteMany({ where: { userId } });
    await this.prisma.idempotencyKey.deleteMany({ where: { owner: userId } });
  }

  async rename(userId: string, username: string): Promise<void> {
    const names = { where: { userId, username: { not: username } }, data: { username } };
    await this.prisma.subtitleSubmission.updateMany(names);
    await this.prisma.timeCodeChange.updateMany(names);
  }

  /** All of it, in the order of the segments, oldest first. */
  async allOf(userId: string) {
    const own = { where: { userId } };
    const [texts, submissions, changes] = await Promise.all([
      this.prisma.workingText.findMany({ ...own, orderBy: { segmentId: 'asc' } }),
      this.prisma.subtitleSubmission.findMany({ ...own, orderBy: { age: 'asc' } }),
      this.prisma.timeCodeChange.findMany({ ...own, orderBy: { age: 'asc' } }),
    ]);
    return { texts, submissions, changes };
  }
}

import { Injectable } from '@nestjs/common';
import { content, type Output } from '@transcreate/contracts';
import { AttemptStore } from './attempt.store.js';

/** What this service keeps of people: which source texts they have submitted to. */
@Injectable()
export class PersonService {
  constructor(private readonly attempts: AttemptStore) {}

  async erase(userId: string): Promise<void> {
    await this.attempts.removeAllOf(userId);
  }

  async export(userId: string): Promise<Output<typeof content.exportUser>> {
    const attempts = await this.attempts.listOf(userId);
    return { attempts: attempts.map(({ sourceTextId, createdAt }) => ({ sourceTextId, createdAt: createdAt.toISOString() })) };
  }
}

import { Injectable } from '@nestjs/common';
import { FORMER_STUDENT, type messages, type Output } from '@transcreate/contracts';
import { messageView } from './message-view.js';
import { MessageStore } from './message.store.js';

/** What this service keeps of people: what they wrote, under their name and address. */
@Injectable()
export class PersonService {
  constructor(private readonly store: MessageStore) {}

  /** What was said stays, since those who run the course may still have to act on it; who said it goes. */
  async erase(userId: string): Promise<void> {
    await this.store.forgetKeys(userId);
    await this.store.setSender(userId, { userName: FORMER_STUDENT, userEmail: '' });
  }

  async rename(userId: string, userName: string): Promise<void> {
    await this.store.setSender(userId, { userName });
  }

  async export(userId: string): Promise<Output<typeof messages.exportUser>> {
    return { messages: (await this.store.listBy(userId)).map(messageView) };
  }
}

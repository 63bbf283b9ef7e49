import { Injectable } from '@nestjs/common';
import { messages, type ContextOf, type Input, type Message, type Output } from '@transcreate/contracts';
import { failure, once } from '@transcreate/service-kit';
import { Flood } from './flood.js';
import { messageView } from './message-view.js';
import { MessageStore } from './message.store.js';

/** How many messages a reply holds: of the longest texts 7.5 MB, which one message on NATS still carries. */
const PAGE = 250;
const NOT_THERE = 'This message does not exist.';

/** What people tell those who run the course. */
@Injectable()
export class MessageService {
  constructor(
    private readonly store: MessageStore,
    private readonly flood: Flood,
  ) {}

  /** Newest first; `before` is the `older` of an earlier reply. */
  async list(before: number | undefined): Promise<Output<typeof messages.listMessages>> {
    const [rows, total] = await Promise.all([this.store.list(before, PAGE + 1), this.store.count()]);
    const page = rows.slice(0, PAGE);
    return { messages: page.map(messageView), total, ...(rows.length > PAGE ? { older: page.at(-1)!.age } : {}) };
  }

  /** Takes a message; its sender is the caller. One that only repeats an earlier call is not counted again. */
  create({ content }: Input<typeof messages.createMessage>, context: ContextOf<typeof messages.createMessage>): Promise<{ message: Message }> {
    const { userId, username, email } = context.caller;
    return this.store.transaction((tx) =>
      once(tx, messages.createMessage, context, { content }, async () => {
        await this.flood.count(context);
        return { message: messageView(await this.store.add(tx, { content, userId, userName: username, userEmail: email })) };
      }),
    );
  }

  countUnread(): Promise<number> {
    return this.store.countUnread();
  }

  /** Done again it changes nothing. */
  async markRead(id: string): Promise<Message> {
    const message = await this.store.markRead(id);
    if (!message) throw failure(messages.markRead, 'not_found', NOT_THERE);
    return messageView(message);
  }

  async delete(id: string): Promise<void> {
    if (!(await this.store.delete(id))) throw failure(messages.deleteMessage, 'not_found', NOT_THERE);
  }
}

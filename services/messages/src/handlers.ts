import { Controller } from '@nestjs/common';
import { messages, type ContextOf, type Handlers, type Input } from '@transcreate/contracts';
import { Handle } from '@transcreate/service-kit';
import { MessageService } from './message.service.js';
import { PersonService } from './person.service.js';

type In<K extends keyof typeof messages> = Input<(typeof messages)[K]>;
type With<K extends keyof typeof messages> = ContextOf<(typeof messages)[K]>;

@Controller()
export class MessagesHandlers implements Handlers<typeof messages> {
  constructor(
    private readonly service: MessageService,
    private readonly people: PersonService,
  ) {}

  @Handle(messages.listMessages)
  async listMessages({ before }: In<'listMessages'>) {
    return this.service.list(before);
  }

  @Handle(messages.createMessage)
  async createMessage(draft: In<'createMessage'>, context: With<'createMessage'>) {
    return this.service.create(draft, context);
  }

  @Handle(messages.countUnread)
  async countUnread() {
    return { count: await this.service.countUnread() };
  }

  @Handle(messages.markRead)
  async markRead({ id }: In<'markRead'>) {
    return { message: await this.service.markRead(id) };
  }

  @Handle(messages.deleteMessage)
  async deleteMessage({ id }: In<'deleteMessage'>) {
    await this.service.delete(id);
    return { success: true as const };
  }

  @Handle(messages.eraseUser)
  async eraseUser({ userId }: In<'eraseUser'>) {
    await this.people.erase(userId);
    return {};
  }

  @Handle(messages.renameUser)
  async renameUser({ userId, username }: In<'renameUser'>) {
    await this.people.rename(userId, username);
    return {};
  }

  @Handle(messages.exportUser)
  async exportUser({ userId }: In<'exportUser'>) {
    return this.people.export(userId);
  }
}

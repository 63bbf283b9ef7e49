import { messages } from '@transcreate/contracts';
import { versionOf, type ServiceDefinition } from '@transcreate/service-kit';
import { Flood } from './flood.js';
import { MessagesHandlers } from './handlers.js';
import { MessageService } from './message.service.js';
import { MessageStore } from './message.store.js';
import { PersonService } from './person.service.js';
import { Prisma } from './prisma.store.js';

/** Feedback: what people tell those who run the course. */
export const service: ServiceDefinition = {
  name: 'messages',
  contract: messages,
  controllers: [MessagesHandlers],
  providers: [MessageService, PersonService, Flood, MessageStore, Prisma],
  migrations: new URL('../prisma/migrations/', import.meta.url),
  version: versionOf(import.meta.url),
};

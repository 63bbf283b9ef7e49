import { content } from '@transcreate/contracts';
import type { ServiceDefinition } from '@transcreate/service-kit';
import { AttemptStore } from './attempt.store.js';
import { BuiltInService } from './built-in.service.js';
import { ExampleService } from './example.service.js';
import { ContentHandlers } from './handlers.js';
import { Prisma } from './prisma.store.js';
import { SourceTextService } from './source-text.service.js';
import { SourceTextStore } from './source-text.store.js';
import { StateStore } from './state.store.js';

/** Source texts and the cultural guidance that goes with them. */
export const service: ServiceDefinition = {
  name: 'content',
  contract: content,
  controllers: [ContentHandlers],
  providers: [ExampleService, BuiltInService, SourceTextService, SourceTextStore, AttemptStore, StateStore, Prisma],
  migrations: new URL('../prisma/migrations/', import.meta.url),
};

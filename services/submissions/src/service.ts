import { submissions } from '@transcreate/contracts';
import type { ServiceDefinition } from '@transcreate/service-kit';
import { SubmissionsHandlers } from './handlers.js';
import { Prisma } from './prisma.store.js';
import { SourceTextService } from './source-text.service.js';
import { SourceTextStore } from './source-text.store.js';
import { SubmissionService } from './submission.service.js';
import { SubmissionStore } from './submission.store.js';

/** Translations of source texts. */
export const service: ServiceDefinition = {
  name: 'submissions',
  contract: submissions,
  controllers: [SubmissionsHandlers],
  providers: [SubmissionService, SourceTextService, SubmissionStore, SourceTextStore, Prisma],
  migrations: new URL('../prisma/migrations/', import.meta.url),
};

import { submissions } from '@transcreate/contracts';
import { versionOf, type ServiceDefinition } from '@transcreate/service-kit';
import { DashboardService } from './dashboard.service.js';
import { DashboardStore } from './dashboard.store.js';
import { SubmissionsHandlers } from './handlers.js';
import { ClassMemory } from './memory/class-memory.service.js';
import { MemoryStore } from './memory/memory.store.js';
import { PersonService } from './person.service.js';
import { PersonStore } from './person.store.js';
import { Prisma } from './prisma.store.js';
import { ReviewService } from './review.service.js';
import { ReviewStore } from './review.store.js';
import { SourceTextService } from './source-text.service.js';
import { SourceTextStore } from './source-text.store.js';
import { SubmissionService } from './submission.service.js';
import { SubmissionStore } from './submission.store.js';
import { VoteService } from './vote.service.js';
import { VoteStore } from './vote.store.js';
import { VoteableStore } from './voteable.store.js';

/** Translations of source texts, and the votes for them. */
export const service: ServiceDefinition = {
  name: 'submissions',
  contract: submissions,
  controllers: [SubmissionsHandlers],
  providers: [
    SubmissionService, ReviewService, VoteService, SourceTextService, PersonService, DashboardService, ClassMemory,
    SubmissionStore, ReviewStore, VoteStore, SourceTextStore, VoteableStore, PersonStore, DashboardStore, MemoryStore, Prisma,
  ],
  migrations: new URL('../prisma/migrations/', import.meta.url),
  version: versionOf(import.meta.url),
};

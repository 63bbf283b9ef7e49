import { subtitles } from '@transcreate/contracts';
import { versionOf, type ServiceDefinition } from '@transcreate/service-kit';
import { BuiltInService } from './built-in.service.js';
import { ExportService } from './export.service.js';
import { HandedInService } from './handed-in.service.js';
import { HandedInStore } from './handed-in.store.js';
import { SubtitlesHandlers } from './handlers.js';
import { PersonService } from './person.service.js';
import { PersonStore } from './person.store.js';
import { Prisma } from './prisma.store.js';
import { SegmentService } from './segment.service.js';
import { SegmentStore } from './segment.store.js';
import { SubmissionService } from './submission.service.js';
import { SubmissionStore } from './submission.store.js';
import { TimeCodeService } from './time-code.service.js';
import { TimeCodeStore } from './time-code.store.js';
import { WorkingTextStore } from './working-text.store.js';

/** The subtitle task of week 2: the segments of its video, what each person makes of them, and what was handed in. */
export const service: ServiceDefinition = {
  name: 'subtitles',
  contract: subtitles,
  controllers: [SubtitlesHandlers],
  providers: [
    ...[BuiltInService, SegmentService, TimeCodeService, ExportService, SubmissionService, HandedInService, PersonService],
    ...[SegmentStore, TimeCodeStore, WorkingTextStore, SubmissionStore, HandedInStore, PersonStore, Prisma],
  ],
  migrations: new URL('../prisma/migrations/', import.meta.url),
  version: versionOf(import.meta.url),
};

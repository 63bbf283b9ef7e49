import { content } from '@transcreate/contracts';
import { versionOf, type ServiceDefinition } from '@transcreate/service-kit';
import { AttemptStore } from './attempt.store.js';
import { BriefService } from './brief.service.js';
import { BriefStore } from './brief.store.js';
import { BuiltInService } from './built-in.service.js';
import { BuiltInStore } from './built-in.store.js';
import { CourseTextService } from './course-text.service.js';
import { CourseTextStore } from './course-text.store.js';
import { ExampleService } from './example.service.js';
import { GroupDocService } from './group-doc.service.js';
import { GroupDocStore } from './group-doc.store.js';
import { ContentHandlers } from './handlers.js';
import { LinkService } from './link.service.js';
import { LinkStore } from './link.store.js';
import { PersonService } from './person.service.js';
import { PictureService } from './picture.service.js';
import { Prisma } from './prisma.store.js';
import { RemovalService } from './removal.service.js';
import { SourceTextService } from './source-text.service.js';
import { SourceTextStore } from './source-text.store.js';
import { StateStore } from './state.store.js';

/** Source texts with their cultural guidance, and what else a course needs written down: briefs, group documents, links. */
export const service: ServiceDefinition = {
  name: 'content',
  contract: content,
  controllers: [ContentHandlers],
  providers: [
    ExampleService, CourseTextService, RemovalService, SourceTextService, BriefService, GroupDocService, LinkService, BuiltInService,
    PictureService, PersonService,
    SourceTextStore, CourseTextStore, AttemptStore, StateStore, BriefStore, GroupDocStore, LinkStore, BuiltInStore, Prisma,
  ],
  migrations: new URL('../prisma/migrations/', import.meta.url),
  version: versionOf(import.meta.url),
  variables: ['DOC_HOSTS'],
};

import { auth } from '@transcreate/contracts';
import { versionOf, type ServiceDefinition } from '@transcreate/service-kit';
import { AccountService } from './account.service.js';
import { AccountStore } from './account.store.js';
import { AuthSettings } from './auth-settings.js';
import { ChallengeService } from './challenge.service.js';
import { ChallengeStore } from './challenge.store.js';
import { ClassListService } from './class-list.service.js';
import { ClassListStore } from './class-list.store.js';
import { CourseService } from './course.service.js';
import { ErrandService } from './errand.service.js';
import { ErrandStore } from './errand.store.js';
import { AuthHandlers } from './handlers.js';
import { HouseAccountsService } from './house-accounts.service.js';
import { Mailer } from './mailer.js';
import { OwnDataService } from './own-data.service.js';
import { PresenceService } from './presence.service.js';
import { PresenceStore } from './presence.store.js';
import { Prisma } from './prisma.store.js';
import { RevocationService } from './revocation.service.js';
import { RevocationStore } from './revocation.store.js';
import { SessionService } from './session.service.js';
import { SessionStore } from './session.store.js';
import { SignInService } from './sign-in.service.js';
import { SignInStore } from './sign-in.store.js';
import { loadSigningKey, SigningKey } from './signing-key.js';
import { SweepService } from './sweep.service.js';
import { SweepStore } from './sweep.store.js';
import { TicketService } from './ticket.service.js';

/** Users, sign-in, sessions, presence, login summary. */
export const service: ServiceDefinition = {
  name: 'auth',
  contract: auth,
  controllers: [AuthHandlers],
  providers: [
    AuthSettings,
    { provide: SigningKey, inject: [AuthSettings], useFactory: loadSigningKey },
    ...[SignInService, ChallengeService, Mailer, AccountService, SessionService, RevocationService],
    ...[PresenceService, CourseService, HouseAccountsService, SweepService, TicketService, ClassListService, ErrandService, OwnDataService],
    ...[Prisma, SignInStore, ChallengeStore, AccountStore, SessionStore, PresenceStore, RevocationStore, SweepStore, ClassListStore, ErrandStore],
  ],
  migrations: new URL('../prisma/migrations/', import.meta.url),
  version: versionOf(import.meta.url),
  variables: [
    'ADMIN_EMAIL', 'GUEST_EMAIL', 'GUEST_ACCESS', 'SIGN_IN_CODE', 'STUDENT_EMAIL_DOMAINS', 'SMTP_URL', 'MAIL_FROM',
    'SESSION_DAYS', 'AUTH_PRIVATE_KEY', 'DATA_DIR',
  ],
};

import { z } from 'zod';
import { call, contract, internalCall, ROLES } from './call.js';
import { ClassListFile, ClassListResult } from './class-list.shapes.js';
import { KEPT_DATA } from './keepers.js';
import { Email, Id, LIMITS, List, Nothing, OptionalText, Success, Text, Time, WholeNumber } from './shapes.js';

const RoleShape = z.enum(ROLES);

/** A person's account. `_id` and `id` are the same value. */
export const User = z
  .object({
    _id: Id,
    id: Id,
    username: z.string(),
    name: z.string(),
    displayName: z.string(),
    email: z.string(),
    role: RoleShape,
    targetCultures: z.array(z.string()),
    /** A heartbeat in the last 5 minutes; in admin lists alone. */
    online: z.boolean().optional(),
    /** What the product itself needs the account for: it can't be deleted then. In admin lists alone. */
    house: z.enum(['primary-admin', 'guest']).optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** Signed in, or a code has been sent: exactly one of `token` with `user`, and `challenge`. The gateway answers a challenge with 202. */
export const SignIn = z
  .object({
    token: z.string().optional(),
    user: User.optional(),
    challenge: z.object({ kind: z.literal('email-code'), expiresAt: Time }).optional(),
  })
  .meta({ id: 'SignIn' });
export type SignIn = z.infer<typeof SignIn>;

/** A stretch of time in which one token sent heartbeats without a break of 5 minutes. */
export const LoginSession = z
  .object({ email: z.string(), role: RoleShape, startAt: Time, lastSeen: Time, durationMs: z.number().int() })
  .meta({ id: 'LoginSession' });
export type LoginSession = z.infer<typeof LoginSession>;

/** Everything that the product keeps of a person: the account, when they were here, and what each service has of them. */
export const OwnData = z
  .object({
    exportedAt: Time,
    account: User.pick({ _id: true, username: true, name: true, displayName: true, email: true, role: true, targetCultures: true }).extend({ createdAt: Time }),
    /** When they were here, oldest first. */
    loginSessions: z.array(LoginSession.pick({ role: true, startAt: true, lastSeen: true })),
    ...KEPT_DATA,
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.infer<typeof OwnData>;

const Name = Text(LIMITS.name);
const Cultures = List(OptionalText(LIMITS.name));
/** An e-mail in a path names a user; one that is no address at all is simply not found. */
const EmailInPath = OptionalText(LIMITS.email).transform((text) => text.trim().toLowerCase());
/** Roles that an admin can give. */
const GivenRole = z.enum(['student', 'admin']);

/** A class list of the largest size in base64, in a JSON body, in bytes. */
const CLASS_LIST_BODY = 3_000_000;

/** A revoked login session; revocations are numbered without gaps from 1. */
const Revocation = z.object({ number: z.number().int(), sessionId: Id });

export const auth = contract('auth', {
  getConfig: call({
    http: 'GET /api/auth/config', access: 'public', summary: 'How people sign in on this server',
    input: Nothing, output: z.object({ guestEmail: z.string(), guestAccess: z.enum(['on', 'off']) }),
  }),
  login: call({
    http: 'POST /api/auth/login', access: 'public', limit: 'sign-in', successWith: { field: 'challenge', status: 202 }, summary: 'Sign in by e-mail, with the code from the mail where one is needed',
    input: z.object({ email: Email, code: OptionalText(LIMITS.name).transform((text) => text.trim()).optional() }), output: SignIn,
    errors: ['invalid_code'],
  }),
  register: call({
    http: 'POST /api/auth/register', access: 'public', limit: 'sign-in', successWith: { field: 'challenge', status: 202 }, success: 201, summary: 'Make an account',
    input: z.object({ email: Email, name: Name, username: Name.optional(), displayName: Name.optional(), targetCultures: Cultures.optional() }), output: SignIn,
    errors: ['conflict'],
  }),
  getProfile: call({ http: 'GET /api/auth/profile', access: 'reader', summary: 'The signed-in account', input: Nothing, output: User }),
  updateProfile: call({
    http: 'PUT /api/auth/profile', access: 'member', summary: 'Change the signed-in account; its role and e-mail stay',
    input: z.object({ name: Name.optional(), displayName: Name.optional(), username: Name.optional(), targetCultures: Cultures.optional() }), output: User,
  }),
  exportOwnData: call({
    http: 'GET /api/auth/my-data', access: 'member', attachment: 'my-data.json',
    summary: 'Everything that is kept of the signed-in person, from every service, or nothing: a part alone would look like the whole',
    input: Nothing, output: OwnData,
  }),
  createTicket: call({
    http: 'POST /api/auth/ticket', access: 'reader', reads: true,
    summary: 'An address that opens one GET path without a header, for 10 minutes or until the session ends',
    input: z.object({ path: Text(LIMITS.url) }), output: z.object({ url: z.string() }), errors: ['not_found'],
  }),
  logout: call({ http: 'POST /api/auth/logout', access: 'reader', summary: 'End the session; its token is dead afterwards', input: Nothing, output: Success }),
  heartbeat: call({
    http: 'POST /api/auth/online/heartbeat', access: 'reader', summary: 'Say that the page is open; may renew the token',
    input: z.object({ email: OptionalText(LIMITS.email).optional(), path: OptionalText(LIMITS.url).optional() }),
    output: z.object({ success: z.literal(true), token: z.string().optional() }),
  }),
  listUsers: call({ http: 'GET /api/auth/admin/users', access: 'admin', summary: 'All accounts', input: Nothing, output: z.object({ users: z.array(User) }) }),
  createUser: call({
    http: 'POST /api/auth/admin/users', access: 'admin', success: 201, summary: 'Add an account',
    input: z.object({ email: Email, name: Name, displayName: Name.optional(), role: GivenRole.default('student') }), output: z.object({ user: User }),
    errors: ['conflict'],
  }),
  updateUser: call({
    http: 'PUT /api/auth/admin/users/:email', access: 'admin', summary: 'Change an account; a changed role ends its sessions',
    input: z.object({ email: EmailInPath, name: Name.optional(), displayName: Name.optional(), role: GivenRole.optional() }), output: z.object({ user: User }),
    errors: ['not_found', 'protected'],
  }),
  deleteUser: call({
    http: 'DELETE /api/auth/admin/users/:email', access: 'admin', summary: 'Erase an account and end its sessions',
    input: z.object({ email: EmailInPath }), output: Success, errors: ['not_found', 'protected'],
  }),
  previewClassList: call({
    http: 'POST /api/auth/admin/class-list/preview', access: 'admin', reads: true, bodyLimit: CLASS_LIST_BODY,
    summary: 'What importing a class list would do, line by line; nothing is changed',
    input: ClassListFile, output: ClassListResult,
  }),
  importClassList: call({
    http: 'POST /api/auth/admin/class-list/import', access: 'admin', bodyLimit: CLASS_LIST_BODY,
    summary: 'Import a class list: what the preview says is done, refused lines are skipped, and the same list once more changes nothing',
    input: ClassListFile, output: ClassListResult,
  }),
  getClassList: call({
    http: 'GET /api/auth/admin/class-list', access: 'admin', kind: 'csv',
    summary: 'Students and admins as a table that spreadsheets open and an import takes back',
    input: Nothing, output: z.object({ csv: z.string() }),
  }),
  getStats: call({
    http: 'GET /api/auth/admin/stats', access: 'admin', summary: 'Figures of the course; null where a service cannot be asked',
    input: Nothing,
    output: z.object({ totalUsers: z.number(), practiceExamples: z.number().nullable(), totalSubmissions: z.number().nullable(), activeSessions: z.number() }),
  }),
  getLoginSummary: call({
    http: 'GET /api/auth/admin/login-summary', access: 'admin', kind: 'csv', summary: 'Login sessions, newest first, as JSON or (format=csv) as a table',
    input: z.object({
      sinceMs: WholeNumber(0, Number.MAX_SAFE_INTEGER).default(604_800_000),
      role: z.enum(['all', ...ROLES]).default('all'),
      format: z.enum(['json', 'csv']).default('json'),
    }),
    output: z.union([z.object({ sessions: z.array(LoginSession) }), z.object({ csv: z.string() })]),
  }),

  getPublicKeys: internalCall({
    internal: ['gateway'], reads: true, summary: 'The public keys of tokens, as a JSON Web Key Set',
    input: Nothing, output: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  }),
  listRevocations: internalCall({
    internal: ['gateway'], reads: true, summary: 'Sessions revoked after a number, of those whose tokens could still be alive, and the newest number',
    input: z.object({ after: z.number().int() }), output: z.object({ newest: z.number().int(), revocations: z.array(Revocation) }),
  }),
});

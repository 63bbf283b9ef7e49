import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auth, type Caller, type Role, type SignIn, type User } from '@transcreate/contracts';
import { Log, startService, type RunningService, type ServiceDefinition } from '@transcreate/service-kit';
import { startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { decodeJwt } from 'jose';
import { service } from '../src/service.js';
import type { Claims } from '../src/token.js';

export const ADMIN = 'admin@transcreate.local';
export const GUEST = 'visitor@transcreate.local';

/** A person who is signed in: what the gateway would make of the token, and what the person got. */
export interface SignedIn {
  token: string;
  user: User;
  caller: Caller;
}

/** The auth service on a test bed, with the steps that most tests take. */
export interface AuthBed extends Pick<TestBed, 'call' | 'env' | 'directory' | 'services' | 'start'> {
  sql<T extends object>(text: string, ...values: unknown[]): Promise<T[]>;
  /** Writes an account into the database, and answers its id. */
  makeAccount(email: string, role: Role): Promise<string>;
  /** Writes a session of a day into the database, and answers its id. */
  makeSession(accountId: string, guest?: boolean): Promise<string>;
  /** The mails of the outbox, oldest first. */
  mails(to: string): Promise<string[]>;
  /** The newest code that was mailed to an address. */
  code(to: string): Promise<string>;
  login(email: string, code?: string, address?: string): Promise<SignIn>;
  /** Signs in, by a code where one is needed. */
  signIn(email: string): Promise<SignedIn>;
  /** Starts another replica on the same database, maybe in another environment; answers what stops it. */
  startReplica(env?: Record<string, string>): Promise<() => Promise<void>>;
  /** Stops the service as a deployment would; databases stay until `stop`. */
  stopService(): Promise<void>;
  stop(): Promise<void>;
}

interface AuthBedOptions {
  /** Services beside it. */
  others?: ServiceDefinition[];
  /** Where its log goes. */
  log?: Log;
}

/** Starts the auth service with the given variables. */
export async function startAuthBed(env: Record<string, string> = {}, { others = [], log }: AuthBedOptions = {}): Promise<AuthBed> {
  const logged = log ? [{ provide: Log, useValue: log }] : [];
  const bed = await startTestBed({ services: [{ ...service, providers: [...service.providers, ...logged] }, ...others], env });
  const database = bed.databaseOf('auth');
  const replicas = new Set<RunningService>();
  const sql = <T extends object>(text: string, ...values: unknown[]): Promise<T[]> => database.sql<T>(text, values);
  const mails = (to: string) => readMails(join(bed.directory, 'outbox'), to);
  const code = async (to: string) => codeIn((await mails(to)).at(-1) ?? '');
  const login = (email: string, typed?: string, address?: string) => bed.call(auth.login, { email, code: typed }, { as: null, address });
  return {
    call: bed.call,
    env: bed.env,
    directory: bed.directory,
    services: bed.services,
    start: bed.start,
    sql,
    makeAccount: async (email, role) => {
      const columns = 'id, email, username, name, display_name, role, target_cultures';
      const text = `INSERT INTO account (${columns}) VALUES (gen_random_uuid(), $1, 'x', 'x', 'x', $2::role, '{}') RETURNING id`;
      const [row] = await sql<{ id: string }>(text, email, role);
      return row!.id;
    },
    makeSession: async (accountId, guest = false) => {
      const columns = 'id, account_id, guest, issued_at, expires_at';
      const text = `INSERT INTO session (${columns}) VALUES (gen_random_uuid(), $1, $2, now(), now() + interval '1 day') RETURNING id`;
      const [row] = await sql<{ id: string }>(text, accountId, guest);
      return row!.id;
    },
    mails,
    code,
    login,
    signIn: async (email) => {
      const first = await login(email);
      return signedIn(first.challenge ? await login(email, await code(email)) : first);
    },
    startReplica: async (more = {}) => {
      const replica = await startService(service, { ...bed.env, ...more });
      replicas.add(replica);
      return async () => {
        if (replicas.delete(replica)) await replica.close();
      };
    },
    stopService: async () => {
      await bed.services.get('auth')?.close();
      bed.services.delete('auth');
    },
    stop: async () => {
      await Promise.all([...replicas].map((replica) => replica.close()));
      await bed.stop();
    },
  };
}

/** What the gateway makes of the reply to a sign-in. */
export function signedIn({ token, user }: SignIn): SignedIn {
  if (!token || !user) throw new Error('The sign-in is waiting for a code.');
  return { token, user, caller: callerOf(token) };
}

export function callerOf(token: string): Caller {
  const { sub, sid, role, guest, email, username } = decodeJwt<Claims>(token);
  return { userId: sub, sessionId: sid, role, guest, email, username };
}

export function codeIn(mail: string): string {
  return /^Subject: Your Transcreate sign-in code: (\d{6})\r?$/m.exec(mail)?.[1] ?? '';
}

/** A 6-digit code that is not `code`. */
export function otherThan(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

/** The code of a failed call, and what it takes to see that a call failed at all. */
export async function failureOf(call: Promise<unknown>): Promise<string> {
  return call.then(() => 'no failure', (error: { code?: string }) => error.code ?? String(error));
}

async function readMails(folder: string, to: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.filter((name) => name.endsWith('.eml')).toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${to}\r\n`));
}

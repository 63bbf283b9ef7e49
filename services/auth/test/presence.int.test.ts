import { setTimeout as sleep } from 'node:timers/promises';
import { Controller } from '@nestjs/common';
import { auth, content, submissions, type Caller, type LoginSession } from '@transcreate/contracts';
import { Handle, type ServiceDefinition } from '@transcreate/service-kit';
import { ADMIN, GUEST, startAuthBed, type AuthBed } from './auth-bed.js';

@Controller()
class Content {
  @Handle(content.countExamples)
  async countExamples() {
    return { count: 12 };
  }
}

@Controller()
class Submissions {
  @Handle(submissions.countSubmissions)
  /** Too late to be waited for. */
  async countSubmissions() {
    await sleep(3_000);
    return { count: 34 };
  }
}

const course: ServiceDefinition[] = [
  { name: 'content', contract: content, controllers: [Content], providers: [] },
  { name: 'submissions', contract: submissions, controllers: [Submissions], providers: [] },
];

let bed: AuthBed;
let admin: Caller;

beforeAll(async () => {
  bed = await startAuthBed();
  admin = (await bed.signIn(ADMIN)).caller;
});
afterAll(() => bed?.stop());
beforeEach(() => bed.sql('DELETE FROM login_session'));

const heartbeat = (caller: Caller) => bed.call(auth.heartbeat, {}, { as: caller });
const stats = () => bed.call(auth.getStats, {}, { as: admin });
/** As if all that has been seen so far had been seen so much earlier. */
const age = (interval: string) =>
  bed.sql('UPDATE login_session SET started_at = started_at - $1::interval, last_seen_at = last_seen_at - $1::interval', interval);

async function summary(query: { sinceMs?: number; role?: 'all' | 'admin' | 'student' | 'visitor' } = {}): Promise<LoginSession[]> {
  const reply = await bed.call(auth.getLoginSummary, query, { as: admin });
  return 'sessions' in reply ? reply.sessions : [];
}

async function csv(): Promise<string> {
  const reply = await bed.call(auth.getLoginSummary, { format: 'csv' }, { as: admin });
  return 'csv' in reply ? reply.csv : '';
}

describe('a login session', () => {
  test('begins with the first heartbeat and lengthens with the next', async () => {
    const { caller } = await bed.signIn('first@example.org');
    expect(await summary()).toEqual([]);
    await heartbeat(caller);
    const [begun] = await summary();
    expect(begun).toMatchObject({ email: 'first@example.org', role: 'visitor', durationMs: 0 });
    await age('60 seconds');
    await heartbeat(caller);
    const all = await summary();
    expect(all).toHaveLength(1);
    expect(all[0]!.durationMs).toBeGreaterThanOrEqual(60_000);
    expect(all[0]!.durationMs).toBeLessThan(70_000);
    expect(Date.parse(all[0]!.lastSeen) - Date.parse(all[0]!.startAt)).toBe(all[0]!.durationMs);
  });

  test('ends after 5 minutes of silence; the next heartbeat begins another', async () => {
    const { caller } = await bed.signIn('silent@example.org');
    await heartbeat(caller);
    await summary();
    await age('5 minutes');
    await heartbeat(caller);
    const all = await summary();
    expect(all.map(({ email }) => email)).toEqual(['silent@example.org', 'silent@example.org']);
    expect(Date.parse(all[0]!.startAt)).toBeGreaterThan(Date.parse(all[1]!.startAt));
  });

  test('belongs to one token, so that two browsers make two', async () => {
    const [one, other] = [await bed.signIn(GUEST), await bed.signIn(GUEST)];
    await Promise.all([heartbeat(one.caller), heartbeat(other.caller), heartbeat(one.caller)]);
    expect(await summary()).toHaveLength(2);
  });

  test('begins once when its heartbeats reach several replicas at once', async () => {
    const stop = await bed.startReplica();
    const { caller } = await bed.signIn('spread@example.org');
    await Promise.all(Array.from({ length: 30 }, () => heartbeat(caller)));
    await Promise.all([summary(), summary(), summary(), summary()]);
    await stop();
    expect(await summary()).toHaveLength(1);
  });

  test('is in every replica\'s figures within seconds, and ends in all of them', async () => {
    const stop = await bed.startReplica();
    const people = await Promise.all(Array.from({ length: 12 }, (_, index) => bed.signIn(`replica-${index}@example.org`)));
    await Promise.all(people.map(({ caller }) => heartbeat(caller)));
    const figures = () => Promise.all([stats(), stats(), stats(), stats()]);
    const end = performance.now() + 30_000;
    while ((await figures()).some(({ activeSessions }) => activeSessions !== people.length)) {
      if (performance.now() > end) throw new Error('A replica has not heard of everybody.');
      await sleep(100);
    }
    await age('5 minutes');
    expect((await figures()).map(({ activeSessions }) => activeSessions)).toEqual([0, 0, 0, 0]);
    await Promise.all(people.map(({ caller }) => heartbeat(caller)));
    await stop();
    expect(await summary()).toHaveLength(2 * people.length);
  });

  test('is written when the service stops', async () => {
    const other = await startAuthBed();
    try {
      const { caller } = await other.signIn('stopping@example.org');
      await other.call(auth.heartbeat, {}, { as: caller });
      await other.stopService();
      expect(await other.sql('SELECT 1 FROM login_session')).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });
});

describe('the login summary', () => {
  test('goes back a week, or as far as is asked, newest first', async () => {
    for (const [email, days] of [['new@example.org', 0], ['week@example.org', 6], ['month@example.org', 23]] as const) {
      await age(`${days} days`);
      const { caller } = await bed.signIn(email);
      await heartbeat(caller);
      await summary();
    }
    await age('1 day');
    const emails = async (sinceMs?: number) => (await summary({ sinceMs })).map(({ email }) => email);
    expect(await emails()).toEqual(['month@example.org']);
    expect(await emails(30 * 86_400_000)).toEqual(['month@example.org', 'week@example.org']);
    expect(await emails(Number.MAX_SAFE_INTEGER)).toEqual(['month@example.org', 'week@example.org', 'new@example.org']);
    expect(await emails(0)).toEqual([]);
  });

  test('can be of one role', async () => {
    const { caller } = await bed.signIn('visitor@example.org');
    await Promise.all([heartbeat(caller), heartbeat(admin)]);
    expect((await summary({ role: 'admin' })).map(({ email }) => email)).toEqual([ADMIN]);
    expect((await summary({ role: 'visitor' })).map(({ email }) => email)).toEqual(['visitor@example.org']);
    expect(await summary({ role: 'student' })).toEqual([]);
    expect(await summary({ role: 'all' })).toHaveLength(2);
  });

  test('comes as a table for spreadsheets, in which nothing runs', async () => {
    const { caller } = await bed.signIn('=cmd|calc@example.org');
    await heartbeat(caller);
    await csv();
    const start = new Date(Math.floor(Date.now() / 60_000 - 10) * 60_000).toISOString();
    await bed.sql("UPDATE login_session SET started_at = $1, last_seen_at = $1::timestamptz + interval '90 seconds'", start);
    const lastSeen = new Date(Date.parse(start) + 90_000).toISOString();
    expect(await csv()).toBe(`email,role,start,last seen,duration (minutes)\r\n'=cmd|calc@example.org,visitor,${start},${lastSeen},2\r\n`);
  });
});

describe('the figures', () => {
  test('count accounts and sessions with a heartbeat in the last 5 minutes; of services that are down there is none', async () => {
    const { caller } = await bed.signIn('counted@example.org');
    const { activeSessions } = await stats();
    expect(activeSessions).toBe(0);
    await heartbeat(caller);
    const totalUsers = (await bed.sql('SELECT 1 FROM account')).length;
    expect(await stats()).toEqual({ totalUsers, practiceExamples: null, totalSubmissions: null, activeSessions: 1 });
    await age('5 minutes');
    expect((await stats()).activeSessions).toBe(0);
  });

  test('come from the other services, and one that does not answer holds nothing up', async () => {
    const whole = await startAuthBed({}, { others: course });
    try {
      const started = performance.now();
      const reply = await whole.call(auth.getStats, {}, { as: admin });
      expect(reply).toMatchObject({ practiceExamples: 12, totalSubmissions: null });
      expect(performance.now() - started).toBeLessThan(2_500);
    } finally {
      await whole.stop();
    }
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, type Reply } from '../harness/api.js';
import { newExample } from '../harness/examples.js';
import { newEmail, People, type Person } from '../harness/people.js';
import { OwnSystem } from '../harness/system.js';

/** How long a call waits for a service that is away, in ms, and what a busy machine may add to it. */
const DEADLINE = 3_000;
const SLACK = 2_500;
/** How often an absence is tried that the machine made too long. */
const TRIES = 5;

let system: OwnSystem;
let people: People;
let student: Person;

beforeAll(async () => {
  system = await OwnSystem.start('apart');
  people = await People.of(system);
  student = await people.student();
}, 180_000);
afterAll(() => system?.remove());
afterEach(async () => {
  await Promise.all(Object.values(system.running.processes).map((each) => each.start()));
  await system.running.ready(60_000);
}, 180_000);

const search = () => student.api.post('/api/search/auto-search', {});
const codeOf = (reply: Reply) => `${reply.status} ${String(reply.body['code'] ?? '')}`.trim();

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work, performance.now() - began];
}

/**
 * What is answered to calls that are made in an absence of less than three seconds. A machine that needs longer until all are ready again has
 * shown nothing of what is asked here, and gets other tries.
 */
async function inTime<T>(absence: (attempt: number) => Promise<{ answers: Promise<T> }>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const [{ answers }, milliseconds] = await timed(absence(attempt));
    const given = await answers;
    if (milliseconds < DEADLINE || attempt === TRIES) return given;
  }
}

/** Stops a service, makes calls, and starts the service again once they have surely met nobody. */
function whileAway<T>(service: string, calls: (attempt: number) => Promise<T>): Promise<T> {
  return inTime(async (attempt) => {
    await system.process(service).stop();
    const answers = calls(attempt);
    await sleep(150);
    await system.process(service).start();
    await system.running.ready(60_000);
    return { answers };
  });
}

describe('a service that is back within three seconds', () => {
  test('is a pause for whoever reads', async () => {
    expect(codeOf(await whileAway('content', search))).toBe('200');
  });

  test('is a pause for whoever writes, and nothing is written twice', async () => {
    const [one, other] = [student, await people.student()];
    const examples = await Promise.all(Array.from({ length: TRIES }, () => newExample(people.admin)));
    const [sourceTextId, ...replies] = await whileAway('submissions', async (attempt) => {
      const body = { sourceTextId: examples[attempt - 1]!, transcreation: '光阴似箭' };
      return [body.sourceTextId, ...(await Promise.all([one, other].map(({ api }) => api.post('/api/submissions', body))))] as const;
    });
    expect(replies.map(codeOf)).toEqual(['201', '201']);
    const { body: listed } = await student.api.get<{ submissions: unknown[] }>(`/api/submissions?sourceTextId=${sourceTextId}`);
    expect(listed.submissions).toHaveLength(2);
  });

  test('is a pause behind another service, too', async () => {
    const body = { sourceTextId: await newExample(people.admin), transcreation: '光阴似箭' };
    expect(codeOf(await whileAway('content', () => student.api.post('/api/submissions', body)))).toBe('201');
  });

  test('is a pause at sign-in', async () => {
    expect(codeOf(await whileAway('auth', () => student.api.as(undefined).post('/api/auth/login', { email: newEmail() })))).toBe('200');
  });

  test('loses no request when it is restarted in good order', async () => {
    const replies = await inTime(async () => {
      const asked: Promise<Reply>[] = [];
      const restart = system.process('content').restart();
      for (let call = 0; call < 100; call++) {
        asked.push(search());
        await sleep(10);
      }
      await restart;
      await system.running.ready(60_000);
      return { answers: Promise.all(asked) };
    });
    expect([...new Set(replies.map(codeOf))]).toEqual(['200']);
  });

  test('also after it was killed: it is started again', async () => {
    const { pid } = system.process('toolkit');
    system.process('toolkit').kill('SIGKILL');
    await eventually(async () => system.process('toolkit').pid, (now) => now !== undefined && now !== pid);
    expect(codeOf(await student.api.get('/api/quote'))).toBe('200');
  });
});

describe('a service that stays away', () => {
  test('is 503 after the deadline, with the time to wait, and everybody else goes on', async () => {
    await system.process('content').stop();
    const [refused, milliseconds] = await timed(search());
    expect(codeOf(refused)).toBe('503 unavailable');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(milliseconds).toBeGreaterThan(DEADLINE - 200);
    expect(milliseconds).toBeLessThan(DEADLINE + SLACK);
    for (const path of ['/api/auth/profile', '/api/quote', '/', '/remotes.json']) {
      expect([path, (await student.api.get(path)).status]).toEqual([path, 200]);
    }
  });

  test('shows in the health within five seconds, while the gateway lives', async () => {
    await system.process('submissions').stop();
    const ready = await eventually(() => student.api.get<{ services: Record<string, string> }>('/api/health/ready'), (reply) => reply.status === 503, 5_000);
    expect(ready.body.services).toEqual({ auth: 'up', content: 'up', submissions: 'down', subtitles: 'up', files: 'up', messages: 'up', toolkit: 'up' });
    expect((await student.api.get('/api/health/live')).status).toBe(200);
  });

  test('leaves its figure out of the statistics and no other', async () => {
    await system.process('submissions').stop();
    const { body, status } = await people.admin.get('/api/auth/admin/stats');
    expect([status, body]).toEqual([200, { totalUsers: expect.any(Number), practiceExamples: expect.any(Number), totalSubmissions: null, activeSessions: expect.any(Number) }]);
  });

  test('fails closed where it must be asked: no example is deleted without submissions', async () => {
    const id = await newExample(people.admin);
    await system.process('submissions').stop();
    expect(codeOf(await people.admin.delete(`/api/auth/admin/practice-examples/${id}`))).toBe('503 unavailable');
  });

  test('keeps nobody from being erased, and hears of it when it is back', async () => {
    const leaver = await people.student();
    const sourceTextId = await newExample(people.admin);
    await leaver.api.post('/api/submissions', { sourceTextId, transcreation: '光阴似箭' });
    await system.process('submissions').stop();
    expect(codeOf(await people.admin.delete(`/api/auth/admin/users/${encodeURIComponent(leaver.email)}`))).toBe('200');
    await system.process('auth').restart();
    await system.process('submissions').start();
    const names = async () => {
      const { body } = await people.admin.get<{ submissions?: { username: string }[] }>(`/api/submissions?sourceTextId=${sourceTextId}`);
      return body.submissions?.map(({ username }) => username) ?? [];
    };
    expect(await eventually(names, ([name]) => name === 'Former student', 30_000)).toEqual(['Former student']);
  }, 180_000);

  test('keeps a person\'s own data back as a whole', async () => {
    await system.process('files').stop();
    const reply = await student.api.get('/api/auth/my-data');
    expect(codeOf(reply)).toBe('503 unavailable');
    expect(reply.text).not.toContain(student.email);
  });

  test('lets people who are signed in go on working while nobody can sign in', async () => {
    await system.process('auth').stop();
    expect(codeOf(await search())).toBe('200');
    expect(codeOf(await student.api.as(undefined).post('/api/auth/login', { email: newEmail() }))).toBe('503 unavailable');
  });
});

describe('what everything stands on', () => {
  const answers = ['200', '503 unavailable'];

  /** Calls again and again until it works; meanwhile every answer is one that a person can understand. */
  async function recovers(call: () => Promise<Reply>): Promise<void> {
    const seen = new Set<string>();
    await eventually(async () => {
      const answer = codeOf(await call());
      seen.add(answer);
      return answer;
    }, (answer) => answer === '200', 20_000);
    expect([...seen].filter((answer) => !answers.includes(answer))).toEqual([]);
  }

  test('PostgreSQL killed in the middle of the work comes back, and so does everything on it', async () => {
    system.process('postgres').kill('SIGKILL');
    await recovers(search);
    await recovers(() => student.api.get('/api/auth/profile'));
    await recovers(() => student.api.get('/api/submissions/my-submissions'));
  }, 180_000);

  test('NATS killed in the middle of the work comes back, and so does everything on it', async () => {
    system.process('nats').kill('SIGKILL');
    await recovers(search);
    await recovers(() => student.api.get('/api/quote'));
  }, 180_000);

  test('a gateway that is restarted knows everybody who was signed in, and whose session had ended', async () => {
    const gone = await people.student();
    await gone.api.post('/api/auth/logout');
    await system.process('gateway').restart();
    await system.running.ready(60_000);
    expect(codeOf(await student.api.get('/api/auth/profile'))).toBe('200');
    expect(codeOf(await gone.api.get('/api/auth/profile'))).toBe('401 unauthenticated');
  });
});

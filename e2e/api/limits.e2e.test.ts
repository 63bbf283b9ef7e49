import { randomUUID } from 'node:crypto';
import { newExample, removeExamples } from '../harness/examples.js';
import { Api } from '../harness/api.js';
import { newEmail, People } from '../harness/people.js';
import { OwnSystem } from '../harness/system.js';
import { people } from '../harness/product.js';

afterEach(() => removeExamples(people.admin));

/** A product of their own, since the shared one lets the tests' admin make more calls than a person may. */
describe('limits', () => {
  let system: OwnSystem;
  let own: People;
  beforeAll(async () => {
    system = await OwnSystem.start('together');
    own = await People.of(system);
  }, 180_000);
  afterAll(() => system?.remove(), 60_000);

  test('a class of a hundred behind one address signs in within a minute and opens its page', async () => {
    const anybody = new Api(system.url);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { status, body } = await anybody.post<{ token: string }>('/api/auth/login', { email: newEmail('class') });
        const api = anybody.as(body.token);
        const replies = [await api.get('/api/auth/profile'), await api.post('/api/search/auto-search', {}), await api.get('/api/submissions/my-submissions')];
        return [status, ...replies.map((reply) => reply.status)];
      }),
    );
    expect([...new Set(statuses.flat())]).toEqual([200]);
  }, 180_000);

  test('one person who asks without end is slowed down, and nobody else', async () => {
    const [greedy, other] = [await own.visitor(), await own.visitor()];
    let refused;
    for (let call = 0; call < 700 && !refused; call += 50) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => greedy.api.get('/api/auth/profile')));
      refused = replies.find((reply) => reply.status !== 200);
    }
    expect(refused?.status).toBe(429);
    expect(refused?.body['code']).toBe('rate_limited');
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await other.api.get('/api/auth/profile')).status).toBe(200);
  }, 180_000);
});

describe('a key that makes a repeated request safe', () => {
  const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });

  test('the same request again gets the first reply again, and nothing is made twice', async () => {
    const { api } = await people.student();
    const [extra, body] = [keyed(), { sourceTextId: await newExample(people.admin), transcreation: '光阴似箭' }];
    const first = await api.post('/api/submissions', body, extra);
    const again = await api.post('/api/submissions', body, extra);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect((await api.get<{ submissions: unknown[] }>('/api/submissions/my-submissions')).body.submissions).toHaveLength(1);
  });

  test('also when both arrive at once', async () => {
    const { api } = await people.student();
    const [extra, body] = [keyed(), { sourceTextId: await newExample(people.admin), transcreation: '光阴似箭' }];
    const replies = await Promise.all(Array.from({ length: 5 }, () => api.post('/api/submissions', body, extra)));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  test('with another body it is 409', async () => {
    const { api } = await people.student();
    const extra = keyed();
    await api.post('/api/submissions', { sourceTextId: await newExample(people.admin), transcreation: 'one' }, extra);
    const other = await api.post('/api/submissions', { sourceTextId: await newExample(people.admin), transcreation: 'other' }, extra);
    expect([other.status, other.body['code']]).toEqual([409, 'conflict']);
  });

  test('a failed first try is not remembered', async () => {
    const { api } = await people.student();
    const extra = keyed();
    expect((await api.post('/api/submissions', { sourceTextId: randomUUID(), transcreation: 'x' }, extra)).status).toBe(404);
    expect((await api.post('/api/submissions', { sourceTextId: await newExample(people.admin), transcreation: 'x' }, extra)).status).toBe(201);
  });

  test('is each person\'s own', async () => {
    const [one, other] = [await people.student(), await people.student()];
    const [extra, body] = [keyed(), { sourceTextId: await newExample(people.admin), transcreation: '光阴似箭' }];
    const replies = [await one.api.post('/api/submissions', body, extra), await other.api.post('/api/submissions', body, extra)];
    expect(replies.map((reply) => reply.status)).toEqual([201, 201]);
    expect(replies[0]!.text).not.toBe(replies[1]!.text);
  });

  test('without one, a second submission to an example is 409, however the requests race', async () => {
    const { api } = await people.student();
    const body = { sourceTextId: await newExample(people.admin), transcreation: '光阴似箭' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => api.post('/api/submissions', body)));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)?.body['code']).toBe('already_submitted');
  });
});

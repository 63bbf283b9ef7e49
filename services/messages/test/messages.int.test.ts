import { randomUUID } from 'node:crypto';
import { LIMITS, messages, type Caller, type Message } from '@transcreate/contracts';
import { callerOf, startTestBed, type TestBed, type TestDatabase } from '@transcreate/service-kit/testing';
import { Flood } from '../src/flood.js';
import { service } from '../src/service.js';

const admin = callerOf({ role: 'admin' });
const student = callerOf({ username: '李雷', email: 'li.lei@example.edu' });
const guest = callerOf({ role: 'visitor', guest: true, username: 'Visitor', email: 'visitor@transcreate.local' });

let bed: TestBed;
let database: TestDatabase;
/** Whose messages were counted, in their order. */
const counted: string[] = [];
const flood = { provide: Flood, useValue: { count: async ({ caller }: { caller: Caller }) => void counted.push(caller.userId) } };
beforeAll(async () => {
  bed = await startTestBed({ services: [{ ...service, providers: [...service.providers, flood] }] });
  database = bed.databaseOf('messages');
});
afterAll(() => bed?.stop());
afterEach(async () => {
  counted.length = 0;
  await database.sql('TRUNCATE message, idempotency_key');
});

const send = async (content: string, as: Caller = student, options: { idempotencyKey?: string } = {}) => (await bed.call(messages.createMessage, { content }, { as, ...options })).message;
const list = (before?: number) => bed.call(messages.listMessages, { before }, { as: admin });
const unread = async () => (await bed.call(messages.countUnread, {}, { as: admin })).count;
const read = async ({ _id: id }: Pick<Message, '_id'>) => (await bed.call(messages.markRead, { id }, { as: admin })).message;
const remove = ({ _id: id }: Pick<Message, '_id'>) => bed.call(messages.deleteMessage, { id }, { as: admin });
/** Messages that are there already. */
const fill = (count: number, content: string) =>
  database.sql(
    `INSERT INTO message (id, content, user_id, user_name, user_email)
     SELECT gen_random_uuid(), $2, gen_random_uuid(), 'lilei', 'lilei@example.edu' FROM generate_series(1, $1)`,
    [count, content],
  );

describe('a message', () => {
  test('says what was written, and who wrote it as the token knows them', async () => {
    const text = '  Why is “坏人” a pun? 🌸\n\n谢谢  ';
    const message = await send(text);
    expect(message).toEqual({
      _id: expect.any(String), content: text, userName: '李雷', userEmail: 'li.lei@example.edu', read: false, createdAt: expect.stringMatching(/^2\d{3}-.*Z$/),
    });
    expect(await send('Hello', guest)).toMatchObject({ userName: 'Visitor', userEmail: 'visitor@transcreate.local' });
  });

  test.each(['', ' \n\t', 'x'.repeat(LIMITS.feedback + 1), 'a\0b'])('is refused when it says nothing or too much (%#)', async (content) => {
    await expect(send(content)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('may be as long as the limit, counted in characters of any alphabet', async () => {
    const text = '😀'.repeat(LIMITS.feedback);
    expect((await send(text)).content).toBe(text);
  });

  test('is taken once for a key, also when both tries come at once', async () => {
    const key = { idempotencyKey: randomUUID() };
    const [one, other] = await Promise.all([send('Hello', student, key), send('Hello', student, key)]);
    expect(other).toEqual(one);
    await expect(send('Goodbye', student, key)).rejects.toMatchObject({ code: 'conflict' });
    expect((await list()).total).toBe(1);
  });
});

describe('the inbox', () => {
  test('has the newest first, and counts what nobody has read', async () => {
    const [first, second] = [await send('first'), await send('second', guest)];
    expect(await list()).toEqual({ messages: [second, first], total: 2 });
    expect(await unread()).toBe(2);
    expect(await read(first)).toEqual({ ...first, read: true });
    expect(await read(first)).toEqual({ ...first, read: true });
    expect(await unread()).toBe(1);
    expect(await remove(second)).toEqual({ success: true });
    expect([await unread(), (await list()).messages]).toEqual([0, [{ ...first, read: true }]]);
  });

  test('knows nothing of a message that is gone', async () => {
    const message = await send('Hello');
    await remove(message);
    for (const gone of [message, { _id: randomUUID() }]) {
      await expect(read(gone)).rejects.toMatchObject({ code: 'not_found' });
      await expect(remove(gone)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('comes page by page when it is long, without a gap', async () => {
    await fill(360, 'Hello');
    const newest = await list();
    expect([newest.messages.length, newest.total]).toEqual([250, 360]);
    const older = await list(newest.older);
    expect([older.messages.length, older.older]).toEqual([110, undefined]);
    expect(new Set([...newest.messages, ...older.messages].map(({ _id }) => _id)).size).toBe(360);
  });

  test('of the longest messages still fits into one reply', async () => {
    await fill(260, '\u0001'.repeat(LIMITS.feedback));
    expect((await list()).messages).toHaveLength(250);
  });
});

test('a message counts against floods, and one that is only sent again does not', async () => {
  const idempotencyKey = randomUUID();
  for (let time = 0; time < 3; time += 1) await send('again', student, { idempotencyKey });
  await send('another one', guest);
  expect(counted).toEqual([student.userId, guest.userId]);
});

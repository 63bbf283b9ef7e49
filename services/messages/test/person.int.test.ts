import { randomUUID } from 'node:crypto';
import { FORMER_STUDENT, messages, type Caller } from '@transcreate/contracts';
import type { Bus } from '@transcreate/service-kit';
import { callerOf, startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';

let bed: TestBed;
let auth: Bus;
beforeAll(async () => {
  bed = await startTestBed({ services: [service] });
  auth = await bed.busOf('auth');
});
afterAll(() => bed?.stop());

const send = async (as: Caller, content: string, idempotencyKey?: string) => (await bed.call(messages.createMessage, { content }, { as, idempotencyKey })).message;
const inbox = async () => (await bed.call(messages.listMessages, {}, { as: callerOf({ role: 'admin' }) })).messages;

test('a person gets what they sent, oldest first, and nothing of others', async () => {
  const person = callerOf();
  const sent = [await send(person, '一'), await send(person, '二')];
  await send(callerOf(), '三');
  expect(await auth.call(messages.exportUser, { userId: person.userId })).toEqual({ messages: sent });
});

test('a new name stands on what was sent before', async () => {
  const person = callerOf({ username: '李雷' });
  const message = await send(person, 'Hello');
  await auth.call(messages.renameUser, { userId: person.userId, username: 'Li Lei' });
  expect(await inbox()).toContainEqual({ ...message, userName: 'Li Lei' });
});

test('of a person who was erased the words stay, and nothing says whose they were', async () => {
  const person = callerOf({ username: '韩梅梅', email: 'han@example.edu' });
  const key = randomUUID();
  const message = await send(person, 'Hello', key);
  for (let time = 0; time < 2; time += 1) await auth.call(messages.eraseUser, { userId: person.userId });
  const left = await inbox();
  expect(left).toContainEqual({ ...message, userName: FORMER_STUDENT, userEmail: '' });
  expect(JSON.stringify(left)).not.toMatch(/韩梅梅|han@example/);
  expect((await send(person, 'Hello', key))._id).not.toBe(message._id);
});

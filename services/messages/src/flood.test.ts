import type { CallContext, Caller } from '@transcreate/contracts';
import { Flood } from './flood.js';

const person = (userId: string): Caller => ({ userId, sessionId: 'a session', role: 'student', guest: false, email: `${userId}@example.edu`, username: userId });
const guest: Caller = { ...person('guest'), role: 'visitor', guest: true };
const from = (caller: Caller, address = '203.0.113.9'): CallContext<Caller> => ({ caller, address, requestId: 'a request' });

/** How many of so many messages are taken. */
async function taken(flood: Flood, count: number, context: CallContext<Caller>): Promise<number> {
  const sent = await Promise.allSettled(Array.from({ length: count }, () => flood.count(context)));
  return sent.filter(({ status }) => status === 'fulfilled').length;
}

test('a person may say much in an hour, and is then asked for patience of a minute at most', async () => {
  const flood = new Flood();
  expect(await taken(flood, 205, from(person('lilei')))).toBe(200);
  await expect(flood.count(from(person('lilei')))).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
  expect(await taken(flood, 1, from(person('hanmeimei')))).toBe(1);
});

test('guests are counted by address, since all of them are one account', async () => {
  const flood = new Flood();
  expect(await taken(flood, 1_005, from(guest))).toBe(1_000);
  expect(await taken(flood, 1, from(guest, '203.0.113.10'))).toBe(1);
});

import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { isDue, lifeFrom, signToken } from './token.js';

const DAY_MS = 86_400_000;
const now = new Date('2026-03-01T08:00:00.250Z');
const claims = { sub: 'account', sid: 'session', role: 'student' as const, guest: false, email: 'li@example.org', username: '李' };

test('a token says who it is for, names its key, and ends when its life does', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const life = lifeFrom(now, DAY_MS);
  const token = await signToken({ privateKey, id: 'the key' }, claims, life);
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, { currentDate: now });
  expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: 'the key', typ: 'JWT' });
  expect(payload).toEqual({ ...claims, iat: Math.floor(now.getTime() / 1_000), exp: life.expiresAt.getTime() / 1_000 });
  await expect(jwtVerify(token, publicKey, { currentDate: life.expiresAt })).rejects.toThrow('"exp" claim timestamp check failed');
});

test('a life is never shorter than it should be, and ends on a second', () => {
  expect(lifeFrom(now, DAY_MS)).toEqual({ issuedAt: now, expiresAt: new Date('2026-03-02T08:00:01Z') });
});

test.each([
  ['a week, after a day', 7 * DAY_MS, DAY_MS, true],
  ['a week, a second earlier', 7 * DAY_MS, DAY_MS - 1_000, false],
  ['an hour, after half of it', 3_600_000, 1_801_000, true],
  ['an hour, before that', 3_600_000, 1_700_000, false],
])('a token for %s is due', (_, length, ageMs, expected) => {
  expect(isDue(lifeFrom(now, length), new Date(now.getTime() + ageMs))).toBe(expected);
});

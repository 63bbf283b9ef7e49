import { auth } from '@transcreate/contracts';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { ADMIN, failureOf, GUEST, startAuthBed, type AuthBed, type SignedIn } from './auth-bed.js';

const FILE = '/api/weekly-practice-files/0198f0c2-6c1e-7b6a-9d53-0c2f6f3c8a11/download';
let bed: AuthBed;
let admin: SignedIn;

beforeAll(async () => {
  bed = await startAuthBed();
  admin = await bed.signIn(ADMIN);
});
afterAll(() => bed?.stop());

const ticketFor = ({ caller }: SignedIn, path: string) => bed.call(auth.createTicket, { path }, { as: caller });

async function read(url: string) {
  const { keys } = await bed.call(auth.getPublicKeys, {}, { as: null });
  const ticket = new URL(url, 'http://site').searchParams.get('ticket')!;
  return jwtVerify(ticket, createLocalJWKSet({ keys: keys as unknown as JWK[] }), { algorithms: ['EdDSA'], typ: 'ticket+jwt' });
}

test('a ticket is for its path alone, for its asker, for ten minutes, and ends with the session', async () => {
  const { url } = await ticketFor(admin, FILE);
  expect(url.startsWith(`${FILE}?ticket=`)).toBe(true);
  const { payload } = await read(url);
  expect(payload).toMatchObject({ sub: admin.caller.userId, sid: admin.caller.sessionId, role: 'admin', path: FILE });
  expect(payload.exp! - payload.iat!).toBeGreaterThanOrEqual(600);
  expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(601);
});

test('a ticket is renewed from its own address, and keeps the query', async () => {
  const { url } = await ticketFor(admin, '/api/auth/admin/login-summary?format=csv');
  const again = await ticketFor(admin, url);
  expect((await read(again.url)).payload['path']).toBe('/api/auth/admin/login-summary?format=csv');
  expect(new URL(again.url, 'http://site').searchParams.getAll('ticket')).toHaveLength(1);
});

test('who may not open a path gets no ticket for it', async () => {
  const visitor = await bed.signIn('visitor@example.org');
  const guest = await bed.signIn(GUEST);
  expect(await failureOf(ticketFor(visitor, FILE))).toBe('forbidden');
  expect(await failureOf(ticketFor(guest, FILE))).toBe('sign_in_required');
  expect(await failureOf(ticketFor(visitor, '/api/auth/admin/login-summary?format=csv'))).toBe('forbidden');
  expect((await ticketFor(guest, '/api/auth/profile')).url).toContain('/api/auth/profile?ticket=');
});

test.each(['/api/nothing', '/api/auth/login', 'https://elsewhere.example/api/auth/profile', '//elsewhere.example/', '/', 'x'])('%s is no path that a ticket could open', async (path) => {
  expect(await failureOf(ticketFor(admin, path))).toBe('not_found');
});

test('a session that has ended gives no ticket, and one that ends soon a shorter one', async () => {
  const person = await bed.signIn('short@example.org');
  await bed.sql(`UPDATE session SET expires_at = now() + interval '1 minute' WHERE id = $1`, person.caller.sessionId);
  const { payload } = await read((await ticketFor(person, '/api/auth/profile')).url);
  expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(61);
  await bed.call(auth.logout, {}, { as: person.caller });
  expect(await failureOf(ticketFor(person, '/api/auth/profile'))).toBe('unauthenticated');
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { CONTRACTS, isHttpCall } from '@transcreate/contracts';
import type { Api } from '../harness/api.js';
import { removeExamples } from '../harness/examples.js';
import type { Person } from '../harness/people.js';
import { anonymous, people } from '../harness/product.js';
import { answerOf, CALLERS, ROWS, type CallerName, type World } from './permission-rows.js';

const routes = CONTRACTS.flatMap((table) => Object.values(table)).filter(isHttpCall).flatMap((line) => [line.http, ...(line.also ?? [])]);

let world: World;
let persons: Partial<Record<CallerName, Person>>;
let tokens: Record<CallerName, string | undefined>;

beforeAll(async () => {
  const [guest, visitor, student, other, admin] = await Promise.all([people.guest(), people.visitor(), people.student(), people.student(), people.ownAdmin()]);
  world = { people, admin: people.admin, student };
  persons = { guest, visitor, student, 'other student': other, admin };
  tokens = {
    anonymous: undefined,
    'fake token': 'visitor_123',
    'forged token': forge(admin.token),
    guest: guest.token,
    visitor: visitor.token,
    student: student.token,
    'other student': other.token,
    admin: admin.token,
  };
});

afterEach(() => removeExamples(people.admin));

test('every route of the contract has a row, and no row speaks of a route that is gone', () => {
  const written = ROWS.map((row) => row.route);
  expect(routes.filter((route) => !written.includes(route))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
  const ofGateway = /^GET (\/api\/(health\/\w+|openapi\.json|reference)|\/remotes\.json)$/;
  expect(written.filter((route) => !routes.includes(route as (typeof routes)[number]) && !ofGateway.test(route))).toEqual([]);
});

describe.each(ROWS.map((row) => [row.route, row] as const))('%s', (route, row) => {
  test.each(CALLERS.map((caller, column) => [caller, row.answers[column]!] as const))('%s: %s', async (caller, expected) => {
    const { path, body } = await row.request(world);
    const reply = await (await apiOf(caller, row.endsSession)).send(route.split(' ', 1)[0]!, path, body);
    expect(answerOf(reply)).toBe(expected);
  });
});

/** The caller's client; in a session of its own where the call would end it. */
async function apiOf(caller: CallerName, endsSession = false): Promise<Api> {
  const person = persons[caller];
  return endsSession && person ? (await people.again(person)).api : anonymous.as(tokens[caller]);
}

/** What an attacker can make: the admin's own claims under the admin's own key id, signed with another key. */
function forge(token: string): string {
  const [header, payload] = token.split('.');
  const { privateKey } = generateKeyPairSync('ed25519');
  return `${header}.${payload}.${sign(null, Buffer.from(`${header}.${payload}`), privateKey).toString('base64url')}`;
}

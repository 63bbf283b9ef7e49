import type { Access, Caller } from '@transcreate/contracts';
import { checkAccess } from './access.js';

const caller = (role: Caller['role'], guest = false): Caller => ({ userId: 'u', sessionId: 's', role, guest, email: 'e', username: 'n' });
const PEOPLE: Record<string, Caller | null> = {
  nobody: null,
  guest: caller('visitor', true),
  visitor: caller('visitor'),
  student: caller('student'),
  admin: caller('admin'),
};

function outcome(access: Access, person: string): string {
  try {
    checkAccess(access, PEOPLE[person]!);
    return 'passes';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('access', () => {
  it.each<[Access, Record<string, string>]>([
    ['public', { nobody: 'passes', guest: 'passes', visitor: 'passes', student: 'passes', admin: 'passes' }],
    ['reader', { nobody: 'unauthenticated', guest: 'passes', visitor: 'passes', student: 'passes', admin: 'passes' }],
    ['member', { nobody: 'unauthenticated', guest: 'sign_in_required', visitor: 'passes', student: 'passes', admin: 'passes' }],
    ['student', { nobody: 'unauthenticated', guest: 'sign_in_required', visitor: 'forbidden', student: 'passes', admin: 'passes' }],
    ['admin', { nobody: 'unauthenticated', guest: 'forbidden', visitor: 'forbidden', student: 'forbidden', admin: 'passes' }],
  ])('%s', (access, expected) => {
    const found = Object.fromEntries(Object.keys(PEOPLE).map((person) => [person, outcome(access, person)]));
    expect(found).toEqual(expected);
  });
});

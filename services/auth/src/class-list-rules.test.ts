import type { Role } from '@transcreate/contracts';
import { addressed, countsOf, lineOf, type ListedAccount } from './class-list-rules.js';

const HOUSE = { guestEmail: 'guest@example.org', adminEmail: 'admin@example.org' };
const account = (role: Role, some: Partial<ListedAccount> = {}) => ({ email: 'li@example.edu', name: 'Li', displayName: 'Li', role, ...some });
const entry = (some: object = {}) => ({ line: 2, email: 'li@example.edu', name: '', displayName: '', role: '', ...some });
const lineFor = (some: object, before?: ListedAccount) => lineOf(addressed([entry(some)])[0]!, before, HOUSE);

describe('a line of a class list', () => {
  test('makes an account, a student unless it says otherwise', () => {
    expect(lineFor({ email: ' Li@Example.EDU ', name: '李雷' })).toEqual({
      line: 2, email: 'li@example.edu', name: '李雷', displayName: '李雷', role: 'student', action: 'create',
    });
    expect(lineFor({ role: '管理员' })).toMatchObject({ action: 'create', name: 'li', role: 'admin' });
    expect(lineFor({ role: 'Student' })).toMatchObject({ action: 'create', role: 'student' });
  });

  test('changes what it says of an account and leaves the rest', () => {
    expect(lineFor({}, account('student'))).toMatchObject({ action: 'unchanged', name: 'Li', role: 'student' });
    expect(lineFor({ name: 'Li', role: 'student' }, account('student'))).toMatchObject({ action: 'unchanged' });
    expect(lineFor({ name: '李雷' }, account('student'))).toMatchObject({ action: 'update', name: '李雷', displayName: '李雷', changes: ['name', 'displayName'] });
    expect(lineFor({ name: '李雷' }, account('student', { displayName: 'Leo' }))).toMatchObject({ action: 'update', displayName: 'Leo', changes: ['name'] });
  });

  test('makes a student of a visitor, and an admin of a student who is called one', () => {
    expect(lineFor({}, account('visitor'))).toMatchObject({ action: 'update', role: 'student', changes: ['role'] });
    expect(lineFor({ role: 'admin' }, account('student'))).toMatchObject({ action: 'update', role: 'admin', changes: ['role'] });
  });

  test('makes no student of an admin', () => {
    expect(lineFor({ role: 'student' }, account('admin'))).toMatchObject({ action: 'refused', problem: 'is_admin' });
    expect(lineFor({ name: '李雷' }, account('admin'))).toMatchObject({ action: 'update', role: 'admin' });
  });

  test('never touches the guest or the primary admin', () => {
    expect(lineFor({ email: 'Guest@example.org' }, account('visitor', { email: HOUSE.guestEmail }))).toMatchObject({ action: 'refused', problem: 'protected' });
    const primary = account('admin', { email: HOUSE.adminEmail });
    expect(lineFor({ email: HOUSE.adminEmail, name: 'Li', role: 'admin' }, primary)).toMatchObject({ action: 'unchanged' });
    expect(lineFor({ email: HOUSE.adminEmail, name: 'Mallory' }, primary)).toMatchObject({ action: 'refused', problem: 'protected' });
  });

  test.each([
    [{ email: '' }, 'no_email'],
    [{ email: 'li at example' }, 'bad_email'],
    [{ role: 'visitor' }, 'bad_role'],
    [{ role: 'dean' }, 'bad_role'],
    [{ name: 'x'.repeat(201) }, 'bad_name'],
    [{ displayName: 'x'.repeat(201) }, 'bad_name'],
  ])('is refused as %j for %s', (some, problem) => {
    expect(lineFor({ name: 'Li', ...some })).toMatchObject({ line: 2, action: 'refused', problem });
  });

  test('is refused when an earlier one names the same address, and says which', () => {
    const entries = addressed([entry(), entry({ line: 3, email: 'wang@example.edu' }), entry({ line: 4, email: 'LI@example.edu' }), entry({ line: 5 })]);
    const lines = entries.map((item) => lineOf(item, undefined, HOUSE));
    expect(lines.map(({ action, problem, firstLine }) => [action, problem, firstLine])).toEqual([
      ['create', undefined, undefined], ['create', undefined, undefined], ['refused', 'duplicate', 2], ['refused', 'duplicate', 2],
    ]);
    expect(countsOf(lines)).toEqual({ create: 2, update: 0, unchanged: 0, refused: 2 });
  });
});

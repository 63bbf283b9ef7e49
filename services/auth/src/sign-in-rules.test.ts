import type { Role } from '@transcreate/contracts';
import type { SignInCode } from './auth-settings.js';
import { isStudentAddress, needsCode, newAccount, roleOfNewcomer, roleOnceProven } from './sign-in-rules.js';

const policy = { signInCode: 'auto' as SignInCode, studentDomains: new Set(['uni.example']), smtpUrl: undefined as string | undefined };

describe('a student address', () => {
  test.each([
    ['li@uni.example', true],
    ['li@mail.uni.example', false],
    ['li@myuni.example', false],
    ['uni.example@example.org', false],
  ])('%s: %s', (email, expected) => {
    expect(isStudentAddress(policy, email)).toBe(expected);
  });
});

describe('who needs a code', () => {
  const smtp = 'smtp://mail';
  test.each<[SignInCode, string | undefined, Role[]]>([
    ['auto', undefined, ['admin']],
    ['auto', smtp, ['admin', 'student']],
    ['admin', undefined, ['admin']],
    ['admin', smtp, ['admin']],
    ['all', undefined, ['admin', 'student', 'visitor']],
    ['all', smtp, ['admin', 'student', 'visitor']],
  ])('%s, with the mail server %s: %j', (signInCode, smtpUrl, expected) => {
    const asked = (['admin', 'student', 'visitor'] as const).filter((role) => needsCode({ ...policy, signInCode, smtpUrl }, 'p@example.org', role));
    expect(asked).toEqual(expected);
  });

  test('whoever has a student address, in every case', () => {
    for (const signInCode of ['auto', 'admin', 'all'] as const) {
      for (const role of ['visitor', 'student', 'admin'] as const) expect(needsCode({ ...policy, signInCode }, 'li@uni.example', role)).toBe(true);
    }
  });
});

describe('roles', () => {
  test('of newcomers: a student by the address, else a visitor', () => {
    expect(roleOfNewcomer(policy, 'li@uni.example')).toBe('student');
    expect(roleOfNewcomer(policy, 'li@example.org')).toBe('visitor');
  });

  test('a proven address of a student domain makes a visitor a student, and no admin less', () => {
    expect(roleOnceProven(policy, 'li@uni.example', 'visitor')).toBe('student');
    expect(roleOnceProven(policy, 'li@uni.example', 'admin')).toBe('admin');
    expect(roleOnceProven(policy, 'li@example.org', 'visitor')).toBe('visitor');
    expect(roleOnceProven(policy, 'li@example.org', 'student')).toBe('student');
  });
});

describe('a new account', () => {
  test('is named after its address', () => {
    expect(newAccount('li.na@example.org', 'student')).toEqual({
      email: 'li.na@example.org', role: 'student', username: 'li.na', name: 'li.na', displayName: 'li.na', targetCultures: [],
    });
  });

  test('is named as the person said, and the shown name follows the name', () => {
    expect(newAccount('li.na@example.org', 'visitor', { name: '李娜' })).toMatchObject({ username: 'li.na', name: '李娜', displayName: '李娜' });
    const nicknamed = newAccount('li.na@example.org', 'visitor', { displayName: 'Na', username: 'na' });
    expect(nicknamed).toMatchObject({ username: 'na', name: 'li.na', displayName: 'Na' });
  });
});

import { studentOf } from '../testing.js';
import { foundUsers, NEW_USER, problemOfUser, storedUser } from './user-values.js';

const values = { ...NEW_USER, email: 'li@example.edu', name: '李雷' };

test.each([
  [{}, null],
  [{ email: '' }, 'emailInvalid'],
  [{ email: 'li' }, 'emailInvalid'],
  [{ email: 'li lei@example.edu' }, 'emailInvalid'],
  [{ email: ' li@example.edu ' }, null],
  [{ name: ' ' }, 'nameMissing'],
  [{ name: '李'.repeat(200) }, null],
  [{ name: '李'.repeat(201) }, 'nameTooLong'],
  [{ displayName: 'x'.repeat(201) }, 'nameTooLong'],
])('%j: %s', (some, problem) => {
  expect(problemOfUser({ ...values, ...some })).toBe(problem);
});

describe('a search for people', () => {
  const users = [studentOf(1, { name: '韩梅梅', displayName: 'Han Meimei' }), studentOf(2, { role: 'visitor' }), studentOf(3)];
  const found = (words: string, role: 'all' | 'visitor' = 'all') => foundUsers(users, words, role).map(({ username }) => username);

  it.each([
    ['', ['student1', 'student2', 'student3']],
    ['meimei han', ['student1']],
    ['韩梅', ['student1']],
    ['STUDENT3@', ['student3']],
    ['nobody', []],
  ])('%j', (words, names) => expect(found(words)).toEqual(names));

  it('can be for one role', () => expect(found('', 'visitor')).toEqual(['student2']));
});

test.each(['', 'null', '{', '3'])('no values are read from %j', (text) => {
  expect(storedUser(text)).toBeNull();
});

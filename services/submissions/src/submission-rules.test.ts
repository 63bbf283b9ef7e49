import { mayChange, settle } from './submission-rules.js';

describe('what becomes of the wishes of a sender', () => {
  it('makes practice anonymous, whatever was asked for, and never of a group', () => {
    expect(settle('practice', { isAnonymous: false, groupNumber: 3 })).toEqual({ isAnonymous: true, groupNumber: null });
  });

  it('keeps the group of a tutorial translation', () => {
    expect(settle('tutorial', { isAnonymous: false, groupNumber: 3 })).toEqual({ isAnonymous: false, groupNumber: 3 });
  });

  it.each([true, false])('leaves it to the sender of weekly practice to be anonymous (%s), without a group', (isAnonymous) => {
    expect(settle('weekly-practice', { isAnonymous, groupNumber: 3 })).toEqual({ isAnonymous, groupNumber: null });
  });
});

describe('a translation', () => {
  const submission = { userId: 'author' };

  it('is changed by its author or an admin, and by nobody else', () => {
    expect(mayChange({ userId: 'author', role: 'student' }, submission)).toBe(true);
    expect(mayChange({ userId: 'other', role: 'admin' }, submission)).toBe(true);
    expect(mayChange({ userId: 'other', role: 'student' }, submission)).toBe(false);
  });
});

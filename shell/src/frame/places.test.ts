import { canManage, placesFor } from './places.js';

const ALL = new Set(['/search', '/tutorial-tasks', '/weekly-practice', '/votes', '/my-work', '/toolkit', '/slides', '/feedback', '/manage']);
const LEARNERS = [...ALL].filter((path) => path !== '/manage');
const paths = (role: 'visitor' | 'student' | 'admin', served = ALL) => placesFor(role, served).map((place) => place.path);

describe('placesFor', () => {
  it('shows every place to students and admins, in the order of the navigation', () => {
    expect(paths('student')).toEqual(LEARNERS);
    expect(paths('admin')).toEqual(LEARNERS);
  });

  it('hides Slides and My Work from visitors', () => {
    expect(paths('visitor')).toEqual(LEARNERS.filter((path) => path !== '/slides' && path !== '/my-work'));
  });

  it('has no entry for what no room serves', () => {
    expect(paths('admin', new Set(['/search']))).toEqual(['/search']);
    expect(paths('admin', new Set())).toEqual([]);
  });
});

describe('canManage', () => {
  it.each([
    ['admin', ALL, true],
    ['student', ALL, false],
    ['visitor', ALL, false],
    ['admin', new Set(['/search']), false],
  ] as const)('%s: %#', (role, served, expected) => {
    expect(canManage(role, served)).toBe(expected);
  });
});

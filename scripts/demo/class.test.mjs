import { LIMITS } from '@transcreate/contracts';
import { students } from './class.mjs';

const HAN = /\p{Script=Han}/u;

test('there are 24 students in 3 groups of 8', () => {
  expect(students).toHaveLength(24);
  for (const group of [1, 2, 3]) expect(students.filter((student) => student.group === group)).toHaveLength(8);
});

test.each(['email', 'name', 'displayName'])('no two share their %s', (field) => {
  expect(new Set(students.map((student) => student[field])).size).toBe(students.length);
});

describe.each(students.map((student) => [student.email, student]))('%s', (email, { name, displayName, skill }) => {
  test('has an address that no mail ever leaves for', () => {
    expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.edu$/);
  });

  test('has a Chinese and an English name', () => {
    expect([name, displayName].filter((text) => HAN.test(text))).toHaveLength(1);
    expect([name, displayName].filter((text) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(text))).toHaveLength(1);
    for (const text of [name, displayName]) expect([...text].length).toBeLessThanOrEqual(LIMITS.name);
  });

  test('has a skill from 1 to 5', () => {
    expect([1, 2, 3, 4, 5]).toContain(skill);
  });
});

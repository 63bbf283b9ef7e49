import { targetCultureOf } from './target-culture.js';

describe('whom a translation is for', () => {
  it.each([
    ['English', ['British'], 'Chinese'],
    ['Chinese', ['British'], 'British'],
    ['Chinese', ['Chinese', 'Irish'], 'Irish'],
    ['Chinese', ['Chinese'], 'American'],
    ['Chinese', undefined, 'American'],
  ] as const)('out of %s with %j in the profile: %s', (sourceLanguage, cultures, expected) => {
    expect(targetCultureOf({ sourceLanguage }, cultures)).toBe(expected);
  });
});

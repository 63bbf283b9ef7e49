import { Recent } from './recent.js';

it('forgets what was not used for longest', () => {
  const recent = new Recent<string, number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  recent.set('a', 4);
  recent.set('a', 5);
  expect([recent.get('a'), recent.get('c')]).toEqual([5, 3]);
  recent.clear();
  expect(recent.get('a')).toBeUndefined();
});

it('may count by weight; what alone is too heavy is not kept', () => {
  const recent = new Recent<string, string>(5, (text) => text.length);
  recent.set('a', 'xx');
  recent.set('b', 'xxx');
  recent.set('a', 'x');
  recent.set('c', 'x');
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual(['x', 'xxx', 'x']);
  recent.set('d', 'xxx');
  expect([recent.get('a'), recent.get('b'), recent.get('c'), recent.get('d')]).toEqual([undefined, undefined, 'x', 'xxx']);
  recent.set('e', 'xxxxxx');
  expect([recent.get('d'), recent.get('e')]).toEqual([undefined, undefined]);
  recent.set('f', 'xxxxx');
  expect(recent.get('f')).toBe('xxxxx');
});

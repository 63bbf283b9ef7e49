import { codeOf, isCode, requesterOf } from './sign-in-code.js';

const secret = new Uint8Array(32).fill(7);

describe('a code', () => {
  test('is the same for the same challenge and secret, and has 6 digits, zeros in front included', () => {
    const codes = Array.from({ length: 2_000 }, (_, index) => codeOf(secret, `challenge ${index}`));
    expect(codes).toEqual(codes.map((_, index) => codeOf(secret, `challenge ${index}`)));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_980);
  });

  test('is another with another secret', () => {
    expect(codeOf(secret, 'challenge')).not.toBe(codeOf(new Uint8Array(32).fill(8), 'challenge'));
  });

  test.each([
    ['012345', true],
    [' 012 345 ', true],
    ['012-345', true],
    ['０１２３４５', true],
    ['012346', false],
    ['12345', false],
    ['0123456', false],
    ['', false],
    ['〇一二三四五', false],
  ])('012345 typed as %j: %s', (typed, expected) => {
    expect(isCode('012345', typed)).toBe(expected);
  });
});

describe('a requester', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, expected) => {
    expect(requesterOf(address)).toBe(expected);
  });
});

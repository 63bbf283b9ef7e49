import { agree } from './packages.mjs';

const react = { version: '19.0.0', resolved: 'https://registry.example/react.tgz' };
const mac = { version: '1.0.0', resolved: 'https://registry.example/mac.tgz', optional: true };
const installed = { shell: { version: '0.1.0' }, 'node_modules/shell': { resolved: 'shell', link: true }, 'node_modules/react': react };
const wanted = { ...installed, '': { name: 'root' }, 'node_modules/mac': mac };

test('installed packages agree with the lock file, but for those of other machines', () => {
  expect(agree(wanted, installed)).toBe(true);
  expect(agree(wanted, { ...installed, 'node_modules/mac': mac })).toBe(true);
});

test.each([
  ['one is missing', { 'node_modules/shell': installed['node_modules/shell'] }],
  ['one has another version', { ...installed, 'node_modules/react': { ...react, version: '18.0.0' } }],
  ['a workspace is new', { 'node_modules/react': react }],
  ['one is left over', { ...installed, 'node_modules/vue': react }],
  ['an optional one has another version', { ...installed, 'node_modules/mac': { ...mac, version: '2.0.0' } }],
])('they have to be installed when %s', (_case, other) => {
  expect(agree(wanted, other)).toBe(false);
});

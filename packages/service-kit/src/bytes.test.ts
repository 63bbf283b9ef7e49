import { pack, unpack } from './bytes.js';

const bytes = Buffer.from([0, 1, 2, 0, 255, 0]);

test.each([
  ['a request', { input: { id: 'a', bytes }, context: { caller: null, address: '李雷' } }],
  ['a reply', { output: { bytes } }],
  ['no bytes at all', { output: { bytes: Buffer.of() } }],
])('%s brings its bytes as they are', (_, message) => {
  expect(unpack(pack(message))).toEqual(message);
});

test('bytes travel as they are and not as text', () => {
  expect(pack({ output: { bytes: Buffer.alloc(1_000, 7) } }).length).toBeLessThan(1_030);
});

test.each([
  ['a request', { input: { text: 'a\0b', bytes: 'three' }, context: {} }],
  ['a list', { output: [1, 2] }],
  ['nothing', { output: null }],
  ['a failure', { failure: { code: 'not_found', message: '没有' } }],
])('%s without bytes is plain JSON', (_, message) => {
  expect(Buffer.from(pack(message)).toString()).toBe(JSON.stringify(message));
  expect(unpack(pack(message))).toEqual(message);
});

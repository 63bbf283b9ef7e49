import { textIn } from './text-scan.js';

async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const found = (bytes: Uint8Array, length = 3) => textIn(() => inPieces(bytes, length));

test('a text whose characters are cut between two pieces is text all the same', async () => {
  expect(await found(Buffer.from('双关语 🀄 pun'))).toEqual({ charset: 'utf-8', head: '双关语 🀄 pun' });
});

test('what a Chinese editor saved as GB18030 is text', async () => {
  expect(await found(Buffer.from([0xcb, 0xab, 0xb9, 0xd8, 0xd3, 0xef, 0x0d, 0x0a]))).toEqual({ charset: 'gb18030', head: '双关语\r\n' });
});

test.each(['utf-16le', 'utf-16be'])('what a Windows program saved as "Unicode", which is %s with its mark, is text', async (charset) => {
  const bytes = Buffer.from('\uFEFF双关语 🀄 pun\r\n', 'utf16le');
  expect(await found(charset === 'utf-16le' ? bytes : bytes.swap16())).toEqual({ charset, head: '双关语 🀄 pun\r\n' });
});

test('of a long text only the beginning is kept', async () => {
  expect((await found(Buffer.from('x'.repeat(5_000)), 700))?.head).toHaveLength(1_024);
});

test.each([
  ['a program', [0x4d, 0x5a, 0x90, 0, 3]],
  ['a text with a NUL', [0x61, 0, 0x62]],
  ['a text with a control character at its end', [0x61, 0x61, 0x61, 0x61, 0x1b]],
  ['neither of the two encodings', [0x61, 0xff, 0xff, 0xff]],
  ['a text that ends within a character', [0x61, 0xe5]],
  ['UTF-16 without its mark', [0x61, 0, 0x62, 0]],
  ['UTF-16 with a NUL', [0xff, 0xfe, 0x61, 0, 0, 0]],
  ['UTF-16 with half a surrogate pair', [0xff, 0xfe, 0x3d, 0xd8, 0x61, 0]],
  ['UTF-16 that ends within a character', [0xff, 0xfe, 0x61, 0, 0x62]],
  ['neither of the two encodings of 32 bits', [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]],
])('%s is no text', async (_, bytes) => {
  expect(await found(Uint8Array.from(bytes))).toBeNull();
});

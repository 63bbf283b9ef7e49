import { createHash } from 'node:crypto';
import { Checksum } from './checksum.js';

const BYTES = Buffer.from('一二三四五六');
const SHA = createHash('sha256').update(BYTES).digest('hex');
let readings = 0;

async function* pieces() {
  readings += 1;
  for (let at = 0; at < BYTES.length; at += 4) yield BYTES.subarray(at, at + 4);
}
beforeEach(() => {
  readings = 0;
});

test('what was read to its end is not read again', async () => {
  const sum = new Checksum();
  const read: Uint8Array[] = [];
  for await (const piece of sum.of(pieces())) read.push(piece);
  expect(Buffer.concat(read)).toEqual(BYTES);
  expect(await sum.isOf(pieces(), BYTES.length, SHA)).toBe(true);
  expect(readings).toBe(1);
});

test('what was read in part is read once more, and only then is known', async () => {
  const sum = new Checksum();
  for await (const _ of sum.of(pieces())) break;
  expect(await sum.isOf(pieces(), BYTES.length, SHA)).toBe(true);
  expect(readings).toBe(2);
});

test.each([
  ['another size', BYTES.length + 1, SHA],
  ['another checksum', BYTES.length, '0'.repeat(64)],
])('%s is told', async (_, size, checksum) => {
  expect(await new Checksum().isOf(pieces(), size, checksum)).toBe(false);
});

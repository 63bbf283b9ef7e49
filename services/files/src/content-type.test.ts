import { strToU8, Zip, ZipDeflate } from 'fflate';
import { contentTypeOf, safeName } from './content-type.js';
import { REFUSED, samples } from '../test/samples.js';

const SAMPLES = await samples();

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}
const typeOf = (name: string, bytes: Uint8Array) => contentTypeOf(name, () => inPieces(bytes));

test.each(Object.entries(SAMPLES))('%s is accepted for what it is', async (ending, bytes) => {
  expect(await typeOf(`练习.${ending}`, bytes)).toMatchObject({ extension: ending });
});

test.each(Object.entries(REFUSED))('%s is refused under every name', async (_, bytes) => {
  for (const ending of Object.keys(SAMPLES)) expect([ending, await typeOf(`练习.${ending}`, bytes)]).toEqual([ending, null]);
});

test('a text is accepted under the name of a text alone, and says its encoding', async () => {
  const text = Buffer.from('console.log(1);');
  for (const name of ['run.js', 'run.bat', 'run.html', 'run.docx', 'run']) expect(await typeOf(name, text)).toBeNull();
  expect(await typeOf('旧.TXT', Buffer.from([0xcb, 0xab, 0xb9, 0xd8]))).toEqual({ extension: 'txt', mediaType: 'text/plain; charset=gb18030' });
});

test('a page is none in UTF-16 either', async () => {
  expect(await typeOf('旧.txt', Buffer.from('\uFEFF双关语', 'utf16le'))).toEqual({ extension: 'txt', mediaType: 'text/plain; charset=utf-16le' });
  expect(await typeOf('旧.txt', Buffer.from('\uFEFF <!doctype html>', 'utf16le'))).toBeNull();
});

test('a text that begins like another format is a text', async () => {
  for (const words of ['BM is the name of a museum.', 'GIF is a format.', '%PDF is how they begin.', 'MZ']) {
    expect(await typeOf('notes.txt', Buffer.from(words))).toMatchObject({ extension: 'txt' });
  }
});

test('a document whose writer did not know lengths beforehand, and put other parts first, is one', async () => {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, data) => void parts.push(data));
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  for (const [name, text] of [['word/document.xml', '<x/>'.repeat(2_000)], ['[Content_Types].xml', types]] as const) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  zip.end();
  expect(await typeOf('论文.docx', Buffer.concat(parts))).toMatchObject({ extension: 'docx' });
});

test('a document that would swell to a hundred times its size is looked at without being unpacked', async () => {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, data) => void parts.push(data));
  const part = new ZipDeflate('[Content_Types].xml', { level: 9 });
  zip.add(part);
  const zeros = new Uint8Array(1_000_000);
  for (let megabyte = 1; megabyte <= 128; megabyte += 1) part.push(zeros, megabyte === 128);
  zip.end();
  const bomb = Buffer.concat(parts);
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage();
  expect(await typeOf('论文.docx', bomb)).toBeNull();
  const after = process.memoryUsage();
  expect(after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed).toBeLessThan(64_000_000);
});

test('a name keeps its ending if that is one of ours, and gets the right one behind any other', () => {
  const pdf = { extension: 'pdf', mediaType: 'application/pdf' };
  expect(['讲义.pdf', '讲义.PDF', 'photo.jpeg', 'notes.txt'].map((name) => safeName(name, pdf))).toEqual(['讲义.pdf', '讲义.PDF', 'photo.jpeg', 'notes.txt']);
  expect(['讲义', 'setup.exe', 'a.html', '.pdf', 'v1.2'].map((name) => safeName(name, pdf))).toEqual(['讲义.pdf', 'setup.exe.pdf', 'a.html.pdf', '.pdf.pdf', 'v1.2.pdf']);
});

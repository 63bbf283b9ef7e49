import fc from 'fast-check';
import type { Cue } from './cue.js';
import { readCues } from './read-cues.js';
import { MAX_TIME_MS } from './timecode.js';
import { writeSubRip, writeWebVtt } from './write-cues.js';

const cue = (startMs: number, endMs: number, text: string): Cue => ({ startMs, endMs, text });
const TWO = [cue(1_000, 2_500, '我是坏人吗？'), cue(3_000, 4_000, 'First line\nSecond line')];

describe('a SubRip file', () => {
  const file = '1\n00:00:01,000 --> 00:00:02,500\n我是坏人吗？\n\n2\n00:00:03,000 --> 00:00:04,000\nFirst line\nSecond line\n\n';

  it('is written as players know it', () => {
    expect(writeSubRip(TWO)).toBe(file);
    expect(writeSubRip([])).toBe('');
  });

  it('is read back', () => {
    expect(readCues(file)).toEqual({ format: 'srt', cues: TWO, problems: [] });
  });
});

describe('a WebVTT file', () => {
  const file = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\n我是坏人吗？\n\n2\n00:00:03.000 --> 00:00:04.000\nFirst line\nSecond line\n\n';

  it('is written as the standard says', () => {
    expect(writeWebVtt(TWO)).toBe(file);
    expect(writeWebVtt([])).toBe('WEBVTT\n\n');
  });

  it('is read back', () => {
    expect(readCues(file)).toEqual({ format: 'vtt', cues: TWO, problems: [] });
  });

  it('holds markup as text, and no arrow inside a cue', () => {
    const [head, ...rest] = writeWebVtt([cue(0, 1_000, '<i>A & B</i> --> &lt;')]).split('\n00:00:00.000 --> 00:00:01.000\n');
    expect(head).toBe('WEBVTT\n\n1');
    expect(rest.join('')).toBe('&lt;i&gt;A &amp; B&lt;/i&gt; --&gt; &amp;lt;\n\n');
  });
});

describe('export, then import', () => {
  const hostile = fc.constantFrom(
    '', ' ', '\t', '2', '-->', '00:00:01,000 --> 00:00:02,000', '0:01 -> 0:02', '3:2 → win', '\u2060', '\u2060\u2060', '\u2060 ', '\u2060a', 'WEBVTT', 'NOTE x',
    'STYLE', '&amp;', '&#65;', '&', '<i>x</i>', '</i>', '{\\an8}', '\uFEFFx', '好，我们走吧！', ' a ',
  );
  const line = fc.oneof(hostile, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  const text = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.map((each) => each.replaceAll(/[\r\n\0]/g, ' ')).join('\n'));
  const anyCue = fc.tuple(fc.integer({ min: 0, max: MAX_TIME_MS - 1 }), fc.integer({ min: 1, max: 60_000 }), text)
    .map(([start, duration, words]) => cue(start, Math.min(start + duration, MAX_TIME_MS), words));
  const cues = fc.array(anyCue, { maxLength: 6 }).map((list) => list.toSorted((one, other) => one.startMs - other.startMs));

  it.each([['srt', writeSubRip], ['vtt', writeWebVtt]] as const)('gives the same cues in %s, whatever a text holds', (format, write) => {
    fc.assert(
      fc.property(cues, (list) => {
        const file = write(list);
        const read = readCues(file);
        expect(read.cues).toEqual(list);
        expect(read.problems).toEqual([]);
        expect(read.format).toBe(list.length === 0 && format === 'srt' ? 'srt' : format);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same cues from a file that lost its last line end, and from one with other line ends', () => {
    fc.assert(
      fc.property(cues.filter((list) => list.length > 0), fc.constantFrom('\n', '\r', '\r\n'), (list, lineEnd) => {
        const file = writeSubRip(list).trimEnd().replaceAll('\n', lineEnd);
        expect(readCues(`\uFEFF${file}`).cues.map(({ startMs, endMs }) => ({ startMs, endMs }))).toEqual(list.map(({ startMs, endMs }) => ({ startMs, endMs })));
      }),
    );
  });

  it('never throws, whatever a file holds', () => {
    const piece = fc.oneof(hostile, fc.constantFrom('\n', '\r\n', '\n\n', 'WEBVTT\n', '1\n', '00:00:01,000 --> 00:00:02,000\n', '00:00:99,000 --> x\n'), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const file = pieces.join('');
        const { cues: read, problems } = readCues(file);
        const lines = file.replace(/^\uFEFF/, '').replaceAll('\0', '\uFFFD').split(/\r\n|\r|\n/);
        for (const problem of problems) expect(lines[problem.line - 1]).toBe(problem.content);
        for (const { startMs, endMs } of read) expect(endMs).toBeGreaterThan(startMs);
      }),
    );
  });
});

describe('the reader of real files', () => {
  const ONE = [cue(1_000, 2_000, 'Hello')];

  it.each([
    ['a byte order mark', '\uFEFF1\n00:00:01,000 --> 00:00:02,000\nHello\n'],
    ['CR LF', '1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n\r\n'],
    ['CR alone', '1\r00:00:01,000 --> 00:00:02,000\rHello\r'],
    ['no line end at the end', '1\n00:00:01,000 --> 00:00:02,000\nHello'],
    ['blank lines everywhere', '\n\n1\n00:00:01,000 --> 00:00:02,000\nHello\n\n\n\n'],
    ['a dot for the comma', '1\n00:00:01.000 --> 00:00:02.000\nHello\n'],
    ['hours left out', '1\n00:01,000 --> 00:02,000\nHello\n'],
    ['short fractions', '1\n0:0:1,0 --> 0:0:2\nHello\n'],
    ['no number', '00:00:01,000 --> 00:00:02,000\nHello\n'],
    ['positions of SubRip', '1\n00:00:01,000 --> 00:00:02,000  X1:100 X2:200 Y1:10 Y2:20\nHello\n'],
    ['settings of WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.000 line:0 position:20% align:start\nHello\n'],
    ['no spaces at the arrow', '1\n00:00:01,000-->00:00:02,000\nHello\n'],
    ['a short arrow', '1\n00:00:01,000 -> 00:00:02,000\nHello\n'],
    ['a long arrow', '1\n00:00:01,000 ---> 00:00:02,000\nHello\n'],
    ["an editor's dash in the arrow", '1\n00:00:01,000 –> 00:00:02,000\nHello\n'],
    ['a real arrow', '1\n00:00:01,000 → 00:00:02,000\nHello\n'],
    ['a full-width arrow', '1\n00:00:01，000 --＞ 00:00:02，000\nHello\n'],
    ['spaces inside the times', '1\n00: 00: 01, 000 --> 00: 00: 02, 000\nHello\n'],
    ['spaces around everything', '  1 \n  00:00:01,000   -->   00:00:02,000  \nHello\n'],
    ['a header with a comment, and a note', 'WEBVTT - made by hand\nKind: captions\n\nNOTE\nA remark --- see below\n\nintro\n00:01.000 --> 00:02.000\nHello\n'],
    ['styles and regions', 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n00:01.000 --> 00:02.000\nHello\n'],
    ['a cue right after the signature', 'WEBVTT\n00:01.000 --> 00:02.000\nHello\n'],
    ['a byte order mark before the signature', '\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nHello'],
  ])('tolerates %s', (_, file) => {
    const { cues, problems } = readCues(file);
    expect(cues).toEqual(ONE);
    expect(problems).toEqual([]);
  });

  it('sorts cues by their start, and keeps those of one start in their order', () => {
    const { cues } = readCues('00:05.000 --> 00:06.000\nc\n\n00:01.000 --> 00:02.000\na\n\n00:01.000 --> 00:09.000\nb\n');
    expect(cues.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('parts cues whose blank line is missing, and takes the number out of the text', () => {
    const { cues, problems } = readCues('1\n00:00:01,000 --> 00:00:02,000\nHello\n2\n00:00:03,000 --> 00:00:04,000\n2024\n');
    expect(cues).toEqual([cue(1_000, 2_000, 'Hello'), cue(3_000, 4_000, '2024')]);
    expect(problems).toEqual([]);
  });

  it('takes a line with spaces alone for a blank one in SubRip, and for text in WebVTT', () => {
    expect(readCues('1\n00:00:01,000 --> 00:00:02,000\nHello\n  \n2\n00:00:03,000 --> 00:00:04,000\nBye').cues).toHaveLength(2);
    expect(readCues('WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n \nBye\n').cues).toEqual([cue(1_000, 2_000, 'Hello\n \nBye')]);
  });

  it('keeps tags as text, and resolves the escapes of WebVTT once', () => {
    expect(readCues('1\n00:00:01,000 --> 00:00:02,000\n<i>Hi</i> &amp; {\\an8}\n').cues[0]?.text).toBe('<i>Hi</i> &amp; {\\an8}');
    expect(readCues('WEBVTT\n\n00:01.000 --> 00:02.000\n<i>Hi</i> &amp;lt; &#x597D;&#22909;&nbsp;&bogus; &#0;\n').cues[0]?.text)
      .toBe('<i>Hi</i> &lt; 好好\u00A0&bogus; &#0;');
  });

  it('keeps a cue without text, and an arrow in a text that is no time', () => {
    expect(readCues('1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\nA --> B\n3:2 → win\n').cues)
      .toEqual([cue(1_000, 2_000, ''), cue(3_000, 4_000, 'A --> B\n3:2 → win')]);
  });

  it('puts a sign in the place of NUL, as the standard says', () => {
    expect(readCues('WEBVTT\n\n00:01.000 --> 00:02.000\na\0b\n').cues[0]?.text).toBe('a\uFFFDb');
  });

  it('names each line that it could not read, and keeps the rest', () => {
    const { cues, problems } = readCues([
      'Subtitles by somebody', '',
      '1', '00:00:0x,000 --> 00:00:02,000', 'lost', '',
      '2', '00:00:03,000 --> 00:00:04,000', 'kept', '',
      'stray', '',
      '3', '00:00:06,000 --> 00:00:05,000', 'backwards', '',
      '4', '00:61:00,000 --> 00:62:00,000', 'no such minute', '',
      '5', '00:00:07,000 --> 00:00:08,000', 'kept as well',
    ].join('\n'));
    expect(cues.map(({ text }) => text)).toEqual(['kept', 'kept as well']);
    expect(problems).toEqual([
      { code: 'stray_text', line: 1, content: 'Subtitles by somebody' },
      { code: 'unreadable_time', line: 4, content: '00:00:0x,000 --> 00:00:02,000' },
      { code: 'stray_text', line: 11, content: 'stray' },
      { code: 'ends_before_start', line: 14, content: '00:00:06,000 --> 00:00:05,000' },
      { code: 'unreadable_time', line: 18, content: '00:61:00,000 --> 00:62:00,000' },
    ]);
  });

  it('says nothing about an empty file', () => {
    expect(readCues('')).toEqual({ format: 'srt', cues: [], problems: [] });
    expect(readCues('WEBVTT')).toEqual({ format: 'vtt', cues: [], problems: [] });
  });

  it('reads a long line of nearly a time in no time', () => {
    const nearly = `${'0 '.repeat(50_000)}x`;
    expect(readCues(`1\n${nearly}\n${':'.repeat(50_000)} -->\n`).cues).toEqual([]);
  });
});

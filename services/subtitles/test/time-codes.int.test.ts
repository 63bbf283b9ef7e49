import { files, subtitles } from '@transcreate/contracts';
import { service as filesService } from '@transcreate/files';
import { builtInSegments, formatTimeCode, writeSubRip, writeWebVtt, type Cue } from '@transcreate/rules';
import { callerOf } from '@transcreate/service-kit/testing';
import { failureOf, startDesk, type Desk } from './desk.js';

let desk: Desk;
let videoMs: number;
beforeAll(async () => {
  desk = await startDesk(filesService);
  videoMs = (await desk.call(files.getVideo, {}, { as: desk.admin })).video.durationMs;
}, 60_000);
afterAll(() => desk?.stop());

const BUILT_IN: readonly Cue[] = builtInSegments.map(({ startMs, endMs, sourceText: text }) => ({ startMs, endMs, text }));
const spanOf = (id: number) => builtInSegments[id - 1]!;
const importFile = (text: string, reason?: string) => desk.call(subtitles.importSegments, { text, reason }, { as: desk.admin });
const history = async (segmentId: number) => (await desk.call(subtitles.listTimeCodeChanges, { segmentId }, { as: desk.admin })).data;

beforeEach(async () => {
  await importFile(writeSubRip(BUILT_IN));
  await desk.sql('DELETE FROM time_code_change');
});

describe('time codes', () => {
  test('are changed with who, when and why; the duration follows', async () => {
    const { startMs, endMs } = spanOf(4);
    const moved = await desk.move(4, formatTimeCode(startMs + 40), formatTimeCode(endMs - 60), '早了一点');
    expect(moved).toMatchObject({
      segmentId: 4, startTime: formatTimeCode(startMs + 40), endTime: formatTimeCode(endMs - 60), duration: (endMs - startMs - 100) / 1_000,
    });
    expect(await desk.segment(4)).toEqual(moved);
    await desk.move(4, formatTimeCode(startMs), formatTimeCode(endMs));
    const [second, first, ...others] = await history(4);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ segmentId: 4, reason: '早了一点', changedBy: desk.admin.username });
    expect(first!.to).toEqual({ startTime: moved.startTime, endTime: moved.endTime });
    expect(second).toMatchObject({ reason: '', from: first!.to, to: first!.from, changedAt: expect.stringMatching(/Z$/) });
    expect(await history(5)).toEqual([]);
  });

  test('that stay the same leave no trace in the history', async () => {
    await desk.move(4, formatTimeCode(spanOf(4).startMs), formatTimeCode(spanOf(4).endMs));
    expect(await history(4)).toEqual([]);
  });

  test('may touch those of the neighbours, the beginning of the video and its end', async () => {
    await desk.move(1, '00:00:00,000', formatTimeCode(spanOf(2).startMs));
    await desk.move(5, formatTimeCode(spanOf(4).endMs), formatTimeCode(spanOf(6).startMs));
    await desk.move(26, formatTimeCode(spanOf(25).endMs), formatTimeCode(videoMs));
    expect((await desk.segment(26)).endTime).toBe(formatTimeCode(videoMs));
  });

  test.each([
    ['begin before the one before has ended', 5, () => [spanOf(4).endMs - 1, spanOf(5).endMs], 'startTime'],
    ['end after the next one has begun', 5, () => [spanOf(5).startMs, spanOf(6).startMs + 1], 'endTime'],
    ['last no time', 5, () => [spanOf(5).startMs, spanOf(5).startMs], 'endTime'],
    ['end before they begin', 5, () => [spanOf(5).endMs, spanOf(5).startMs], 'endTime'],
    ['end after the video', 26, () => [spanOf(26).startMs, videoMs + 1], 'endTime'],
    ['jump over a neighbour', 5, () => [spanOf(7).startMs, spanOf(7).endMs], 'endTime'],
  ])('may not %s', async (_, id, wish, path) => {
    const [startTime, endTime] = wish().map(formatTimeCode) as [string, string];
    const before = await desk.list();
    expect(await failureOf(desk.move(id, startTime, endTime))).toMatchObject({ code: 'invalid_input', details: [{ path }] });
    expect(await desk.list()).toEqual(before);
    expect(await history(id)).toEqual([]);
  });

  test.each(['', '1', '00:00:01.000', '00:60:00,000', '0:00:01,000', '00:00:01,0000'])('are not %j', async (startTime) => {
    expect(await failureOf(desk.move(5, startTime, '00:00:02,000'))).toMatchObject({ code: 'invalid_input', details: [{ path: 'startTime' }] });
  });

  test('of neighbours that move towards each other at once never overlap', async () => {
    const middle = (spanOf(10).endMs + spanOf(11).startMs) / 2;
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.allSettled([
        desk.move(10, formatTimeCode(spanOf(10).startMs), formatTimeCode(Math.ceil(middle) + 20 + round)),
        desk.move(11, formatTimeCode(Math.floor(middle) - 20 - round), formatTimeCode(spanOf(11).endMs)),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await importFile(writeSubRip(BUILT_IN));
    }
  });

  test('can be changed by nobody while nobody knows how long the video is', async () => {
    await desk.services.get('files')!.close();
    try {
      expect(await failureOf(desk.move(4, '00:00:14,000', '00:00:15,000'))).toMatchObject({ code: 'unavailable' });
    } finally {
      await desk.start(filesService);
    }
  });
});

describe('an import', () => {
  const later = BUILT_IN.map(({ startMs, endMs, text }) => ({ startMs: startMs + 5, endMs: endMs + 5, text: `${text} 又` }));

  test.each([
    ['SubRip', writeSubRip],
    ['WebVTT', writeWebVtt],
  ])('takes lines and times from %s, says who moved what, and leaves the texts of students alone', async (_, write) => {
    const student = callerOf();
    await desk.save(2, '问谁都行', student);
    const { data, problems } = await importFile(write(later), '新的剪辑');
    expect(problems).toEqual([]);
    expect(data.map(({ startTime, endTime, sourceText }) => ({ startTime, endTime, sourceText }))).toEqual(
      later.map(({ startMs, endMs, text }) => ({ startTime: formatTimeCode(startMs), endTime: formatTimeCode(endMs), sourceText: text })),
    );
    expect(await desk.segment(2, student)).toMatchObject({ sourceText: later[1]!.text, chineseTranslation: '问谁都行' });
    expect(await history(26)).toMatchObject([{ reason: '新的剪辑', changedBy: desk.admin.username }]);
  });

  test('takes the guidance of the old lines away, and a change of times alone does not', async () => {
    await importFile(writeSubRip(BUILT_IN.map((cue) => ({ ...cue, endMs: cue.endMs - 5 }))));
    expect((await desk.segment(3)).culturalNotes).toMatchObject([{ term: 'outlook / grim' }]);
    const { data } = await importFile(writeSubRip(later));
    expect(data.filter(({ technique, culturalNotes }) => technique ?? culturalNotes)).toEqual([]);
    expect((await desk.segment(3)).culturalNotes).toBeUndefined();
  });

  test('of what was exported changes nothing', async () => {
    const { text } = await desk.call(subtitles.exportSegments, { format: 'vtt', lang: 'en' }, { as: desk.admin });
    const before = await desk.list();
    expect((await importFile(text)).data).toEqual(before);
    expect(await history(1)).toEqual([]);
  });

  test.each([
    ['25 subtitles', () => writeSubRip(BUILT_IN.slice(1)), 'This file has 25 subtitles, and exactly 26 are needed.'],
    [
      '27 subtitles', () => writeSubRip([...BUILT_IN, { startMs: videoMs - 10, endMs: videoMs, text: 'One more' }]),
      'This file has 27 subtitles, and exactly 26 are needed.',
    ],
    ['one', () => writeSubRip(BUILT_IN.slice(25)), 'This file has 1 subtitle, and exactly 26 are needed.'],
    ['none', () => 'Once upon a time', 'This file has 0 subtitles, and exactly 26 are needed.'],
  ])('with %s is refused with their number', async (_, text, message) => {
    const before = await desk.list();
    expect(await failureOf(importFile(text()))).toMatchObject({ code: 'invalid_input', message });
    expect(await desk.list()).toEqual(before);
  });

  test('names the lines that it could not read, whether they matter or not', async () => {
    const lines = writeSubRip(BUILT_IN).split('\n');
    const broken = lines.with(1, lines[1]!.replace('-->', '-> soon'));
    const refused = await failureOf(importFile(broken.join('\n')));
    expect(refused.message).toContain('25 subtitles');
    expect(refused.details).toContainEqual({ path: 'text', message: expect.stringMatching(/^line \d+: /) });
    const { data, problems } = await importFile(['a word too many', '', ...lines].join('\n'));
    expect(data).toHaveLength(26);
    expect(problems).toEqual([{ line: 1, message: 'this text belongs to no times' }]);
  });

  test.each([
    ['one runs into the next', 3, { endMs: spanOf(4).endMs }, 'subtitle 3 ends after the next one has begun'],
    ['one ends after the video', 26, { endMs: 9_000_000 }, 'subtitle 26 ends after the video'],
    ['one says nothing', 8, { text: ' ' }, 'subtitle 8 has no text'],
  ])('in which %s is refused', async (_, id, fault, message) => {
    const cues = BUILT_IN.with(id - 1, { ...BUILT_IN[id - 1]!, ...fault });
    const { code, details } = await failureOf(importFile(writeSubRip(cues)));
    expect(code).toBe('invalid_input');
    expect(details).toContainEqual({ path: 'text', message });
  });
});

describe('going back to the built-in segments', () => {
  const restore = async (as = desk.admin) => (await desk.call(subtitles.restoreSegments, {}, { as })).data;

  test('brings lines, times and guidance back, says who did it, and leaves the texts of students alone', async () => {
    const [before, student] = [await desk.list(), callerOf()];
    await importFile(writeSubRip(BUILT_IN.map(({ startMs, endMs }, index) => ({ startMs: startMs + 5, endMs: endMs + 5, text: `Other ${index}` }))));
    await desk.save(2, '问谁都行', student);
    expect(await restore()).toEqual(before);
    expect(await desk.list()).toEqual(before);
    expect(await desk.segment(2, student)).toMatchObject({ sourceText: BUILT_IN[1]!.text, chineseTranslation: '问谁都行' });
    const { startMs, endMs } = spanOf(26);
    expect((await history(26))[0]).toMatchObject({ changedBy: desk.admin.username, to: { startTime: formatTimeCode(startMs), endTime: formatTimeCode(endMs) } });
  });

  test('changes nothing where they are the built-in ones', async () => {
    const before = await desk.list();
    expect(await restore()).toEqual(before);
    expect(await history(1)).toEqual([]);
  });

  test('waits until the video is long enough for them', async () => {
    await importFile(writeSubRip(BUILT_IN.map(({ text }, index) => ({ startMs: index * 50, endMs: index * 50 + 40, text }))));
    const before = await desk.list();
    const { sql } = desk.databaseOf('files');
    try {
      await sql('UPDATE video SET duration_ms = 2500 WHERE duration_ms = $1', [videoMs]);
      expect(await failureOf(restore())).toMatchObject({ code: 'conflict', message: expect.stringContaining('Go back to the built-in video first.') });
      expect(await desk.list()).toEqual(before);
    } finally {
      await sql('UPDATE video SET duration_ms = $1 WHERE duration_ms = 2500', [videoMs]);
    }
  });
});

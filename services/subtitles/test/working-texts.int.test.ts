import { subtitles } from '@transcreate/contracts';
import { builtInSegments, formatTimeCode, readCues } from '@transcreate/rules';
import { callerOf } from '@transcreate/service-kit/testing';
import { guidanceOf } from '../src/built-in-guidance.js';
import { service } from '../src/service.js';
import { failureOf, persistently, startDesk, type Desk } from './desk.js';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());

const SEGMENTS = builtInSegments.map(({ id }) => id);

async function file(as: ReturnType<typeof callerOf>, wish: { format: 'srt' | 'vtt'; lang: 'en' | 'zh' }) {
  const written = await desk.call(subtitles.exportSegments, wish, { as });
  return { ...written, cues: readCues(written.text) };
}

describe('the segments', () => {
  test('are the built-in ones at first, in both spellings of their fields', async () => {
    const segments = await desk.list();
    expect(segments).toHaveLength(26);
    expect(segments.map(({ id }) => id)).toEqual(SEGMENTS);
    for (const [index, { id, startMs, endMs, sourceText }] of builtInSegments.entries()) {
      expect(segments[index]).toEqual({
        id, segmentId: id, startTime: formatTimeCode(startMs), endTime: formatTimeCode(endMs), duration: (endMs - startMs) / 1_000,
        sourceText, englishText: sourceText, chineseTranslation: '', ...guidanceOf({ id, sourceText }),
      });
    }
    expect(segments[8]).toMatchObject({ technique: expect.stringContaining('idiom'), culturalNotes: [{ term: 'high and dry' }] });
  });

  test('keep what was changed when the service starts again', async () => {
    await desk.sql("UPDATE segment SET source_text = 'Changed' WHERE id = 26");
    await desk.start(service);
    expect((await desk.segment(26)).sourceText).toBe('Changed');
    await desk.sql('UPDATE segment SET source_text = $1 WHERE id = 26', [builtInSegments[25]!.sourceText]);
  });
});

describe('a working text', () => {
  test('is kept as typed, for its author alone, and the last one stands', async () => {
    const [one, other] = [callerOf(), callerOf()];
    await desk.save(3, '第一稿', one);
    const saved = await desk.save(3, '  前景越黯淡，\n我越快活 🌧  ', one);
    const { savedAt, ...listed } = await desk.segment(3, one);
    expect(saved).toEqual(listed);
    expect(Date.parse(savedAt!)).toBeLessThanOrEqual(Date.now());
    expect(saved.chineseTranslation).toBe('  前景越黯淡，\n我越快活 🌧  ');
    expect((await desk.segment(3, other)).chineseTranslation).toBe('');
  });

  test.each(['', '   ', '\n'])('that is %j clears the one before', async (blank) => {
    const student = callerOf();
    await desk.save(5, '我高高在上', student);
    expect((await desk.save(5, blank, student)).chineseTranslation).toBe('');
    expect((await desk.segment(5, student)).chineseTranslation).toBe('');
    expect(await desk.sql('SELECT 1 FROM working_text WHERE user_id = $1', [student.userId])).toEqual([]);
  });

  test('takes the number of its segment as text as well, and no number that no segment has', async () => {
    const student = callerOf();
    expect((await desk.call(subtitles.saveTranslation, { segmentId: '7', chineseTranslation: '一按就开' }, { as: student })).segment.segmentId).toBe(7);
    for (const segmentId of [0, 27, '1.5', 'one']) {
      const { code } = await failureOf(desk.call(subtitles.saveTranslation, { segmentId, chineseTranslation: '无' }, { as: student }));
      expect([segmentId, code]).toEqual([segmentId, 'invalid_input']);
    }
  });

  test('of 60 students at once, over two replicas, is lost by nobody', async () => {
    await desk.start(service);
    const students = Array.from({ length: 60 }, () => callerOf());
    const some = SEGMENTS.slice(0, 8);
    await Promise.all(students.map(async (student, index) => {
      for (const id of some) await persistently(() => desk.save(id, `${index}：${id}`, student));
    }));
    const lists = await Promise.all(students.map((student) => desk.list(student)));
    for (const [index, list] of lists.entries()) {
      expect(list.slice(0, 8).map(({ chineseTranslation }) => chineseTranslation)).toEqual(some.map((id) => `${index}：${id}`));
    }
  }, 60_000);

  test('that is saved many times at once is one of them, once', async () => {
    const student = callerOf();
    const texts = Array.from({ length: 20 }, (_, index) => `第 ${index} 稿`);
    await Promise.all(texts.map((text) => desk.save(9, text, student)));
    expect(texts).toContain((await desk.segment(9, student)).chineseTranslation);
    expect(await desk.sql('SELECT 1 FROM working_text WHERE user_id = $1', [student.userId])).toHaveLength(1);
  });
});

describe('an exported file', () => {
  test.each(['srt', 'vtt'] as const)('has the source lines as %s', async (format) => {
    const { fileName, mediaType, cues } = await file(callerOf(), { format, lang: 'en' });
    expect(fileName).toBe(`subtitles-en.${format}`);
    expect(mediaType).toBe(format === 'vtt' ? 'text/vtt; charset=utf-8' : 'application/x-subrip; charset=utf-8');
    expect(cues).toEqual({ format, problems: [], cues: builtInSegments.map(({ startMs, endMs, sourceText: text }) => ({ startMs, endMs, text })) });
  });

  test.each(['srt', 'vtt'] as const)("has the caller's own texts as %s, whatever they look like, and nothing that is not translated", async (format) => {
    const student = callerOf();
    const texts = ['<b>我</b> --> 坏人 & 好人？', '第一行\n\n00:00:01,000 --> 00:00:02,000\n2', 'WEBVTT'];
    for (const [index, text] of texts.entries()) await desk.save(index + 4, text, student);
    const { cues } = await file(student, { format, lang: 'zh' });
    expect(cues.problems).toEqual([]);
    const [fourth, fifth, sixth] = builtInSegments.slice(3, 6).map(({ startMs, endMs }) => ({ startMs, endMs }));
    expect(cues.cues).toEqual([fourth, fifth, sixth].map((span, index) => ({ ...span, text: texts[index] })));
  });

  test('without any text is a valid file all the same', async () => {
    expect((await file(callerOf(), { format: 'vtt', lang: 'zh' })).cues).toEqual({ format: 'vtt', cues: [], problems: [] });
    expect((await file(callerOf(), { format: 'srt', lang: 'zh' })).text).toBe('');
  });
});

import { decode } from './decode.js';
import { commandOf } from './key-command.js';
import { areBuiltIn, clock, FALLBACK, inSeconds, segmentsOf } from './segment.js';
import { timeCodeProblem } from './time-code-problem.js';
import { segmentOf } from '../testing.js';

describe('the segments', () => {
  it('stand in the order of their numbers, in milliseconds', () => {
    const [first, second] = segmentsOf([segmentOf(2), segmentOf(1, { startTime: '00:00:02,520', endTime: '00:00:04,395', chineseTranslation: '我是坏人吗？' })]);
    expect(first).toEqual({ id: 1, startMs: 2_520, endMs: 4_395, sourceText: 'Am I a bad person?', saved: '我是坏人吗？', technique: '', culturalNotes: [] });
    expect(second?.id).toBe(2);
  });

  it('are the built-in ones as long as all lines and times are', () => {
    const all = FALLBACK.map(({ id }) => segmentOf(id));
    expect(areBuiltIn(segmentsOf(all))).toBe(true);
    expect(areBuiltIn(segmentsOf(all.with(25, segmentOf(26, { sourceText: 'Other words.' }))))).toBe(false);
    expect(areBuiltIn(segmentsOf(all.with(25, segmentOf(26, { endTime: '00:01:38,930' }))))).toBe(false);
  });

  it('have 26 built-in ones to fall back to, which open with the known line', () => {
    expect(FALLBACK).toHaveLength(26);
    expect(FALLBACK[0]?.sourceText).toBe('Am I a bad person?');
  });

  it('say their times as people do', () => {
    expect(inSeconds(1_875)).toBe('1.875');
    expect([0, 59_999, 65_000, 600_000].map(clock)).toEqual(['0:00', '0:59', '1:05', '10:00']);
  });
});

describe('a key', () => {
  const pressed = (key: string, fields: Partial<KeyboardEvent> = {}, target: Element = document.body) =>
    commandOf({ key, code: '', target, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false, ...fields }, true);
  const inside = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html }).firstElementChild!;

  it.each([[' ', 'play'], ['[', 'previous'], [']', 'next'], ['?', 'list-keys'], ['x', undefined]])('%j alone asks for %s', (key, command) => {
    expect(pressed(key)).toBe(command);
  });

  it('alone asks for nothing where somebody writes, nor when single keys are off', () => {
    expect(pressed(']', {}, inside('<textarea></textarea>'))).toBeUndefined();
    expect(pressed('?', {}, inside('<input>'))).toBeUndefined();
    expect(commandOf({ key: ']', code: '', target: document.body, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false }, false)).toBeUndefined();
  });

  it('leaves the space bar to what it presses', () => {
    for (const html of ['<button></button>', '<video></video>', '<div role="slider"></div>', '<input type="checkbox">']) expect(pressed(' ', {}, inside(html))).toBeUndefined();
    expect(pressed(']', {}, inside('<button></button>'))).toBe('next');
  });

  it.each([['KeyP', 'play'], ['BracketLeft', 'previous'], ['BracketRight', 'next'], ['Slash', 'list-keys']])('%s with Alt asks for %s inside a text as well', (code, command) => {
    expect(pressed('π', { code, altKey: true }, inside('<textarea></textarea>'))).toBe(command);
  });

  it('S with Ctrl or the command key saves, everywhere', () => {
    expect(pressed('s', { ctrlKey: true }, inside('<textarea></textarea>'))).toBe('save');
    expect(pressed('S', { metaKey: true })).toBe('save');
    expect(pressed('s', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(pressed('[', { ctrlKey: true })).toBeUndefined();
  });

  it('asks for nothing while a dialog is open, while a character is composed, or when it is held down', () => {
    expect(pressed(']', {}, inside('<div role="dialog"></div>'))).toBeUndefined();
    expect(pressed(']', { isComposing: true })).toBeUndefined();
    expect(pressed(']', { repeat: true })).toBeUndefined();
  });
});

describe('new time codes', () => {
  const segments = FALLBACK;
  const [{ endMs: firstEnds }, , { startMs: thirdStarts }] = segments as [(typeof segments)[0], (typeof segments)[0], (typeof segments)[0]];

  it.each([
    ['00:00:05,615', '00:00:08,652', undefined],
    ['', '00:00:08,652', { field: 'start', code: 'timeCodeInvalid' }],
    ['00:00:05.615', '00:00:08,652', { field: 'start', code: 'timeCodeInvalid' }],
    ['00:00:05,615', 'soon', { field: 'end', code: 'timeCodeInvalid' }],
    ['00:00:05,615', '00:00:05,615', { field: 'end', code: 'endBeforeStart' }],
    ['00:00:04,394', '00:00:08,652', { field: 'start', code: 'startsInPrevious', segment: 1 }],
    ['00:00:05,615', '00:00:09,773', { field: 'end', code: 'endsInNext', segment: 3 }],
  ])('%s to %s of segment 2', (start, end, problem) => {
    expect([firstEnds, thirdStarts]).toEqual([4_395, 9_772]);
    expect(timeCodeProblem(2, start, end, segments)).toEqual(problem);
  });

  it('of the first and the last segment have one neighbour', () => {
    expect(timeCodeProblem(1, '00:00:00,000', '00:00:01,000', segments)).toBeUndefined();
    expect(timeCodeProblem(26, '00:01:40,000', '00:09:00,000', segments)).toBeUndefined();
  });
});

describe('the bytes of a subtitle file', () => {
  const words = '我是坏人吗？';

  it.each([
    ['UTF-8', [...new TextEncoder().encode(words)]],
    ['UTF-16, little end first', [0xff, 0xfe, ...[...words].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8])]],
    ['UTF-16, big end first', [0xfe, 0xff, ...[...words].flatMap((sign) => [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 0xff])]],
    ['GB 18030', [0xce, 0xd2, 0xca, 0xc7, 0xbb, 0xb5, 0xc8, 0xcb, 0xc2, 0xf0, 0xa3, 0xbf]],
  ])('are read in %s', (_, bytes) => {
    expect(decode(new Uint8Array(bytes))).toBe(words);
  });
});

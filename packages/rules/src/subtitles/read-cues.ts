import type { Cue, CueFile, CueProblem, CueProblemCode } from './cue.js';
import { readTiming, unguarded } from './cue-line.js';
import type { Timing } from './cue-line.js';

type ReadableTiming = { [K in keyof Timing]: number };

const SIGNATURE = /^WEBVTT(?:[ \t]|$)/i;
/** Blocks of WebVTT that hold no cue: comments, style sheets, regions. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
const NUMBER = /^\s*\d+\s*$/;

/**
 * Reads a subtitle file, SubRip or WebVTT, as tolerantly as real files need: a byte order mark, CR or CRLF, no blank line at the end or
 * between cues, a dot for a comma, hours left out, misspelt arrows, cues out of order or without numbers, positions and settings (passed
 * over), comments, styles and regions (passed over). WebVTT's escapes are resolved; tags stay, as text. What can't be read is named with
 * its line, and the rest is kept. It never throws.
 */
export function readCues(file: string): CueFile {
  const lines = file.replace(/^\uFEFF/, '').replaceAll('\0', '\uFFFD').split(/\r\n|\r|\n/);
  const isVtt = SIGNATURE.test(lines[0] ?? '');
  const reader = new CueReader(lines, isVtt);
  return reader.read();
}

class CueReader {
  private readonly cues: Cue[] = [];
  private readonly problems: CueProblem[] = [];
  private at = 0;

  constructor(private readonly lines: readonly string[], private readonly isVtt: boolean) {}

  read(): CueFile {
    if (this.isVtt) this.skipHeader();
    while (this.at < this.lines.length) this.readBlock();
    const cues = this.cues.toSorted((one, other) => one.startMs - other.startMs);
    return { format: this.isVtt ? 'vtt' : 'srt', cues, problems: this.problems };
  }

  /** What follows the signature is the header up to a blank line, unless cues follow at once. */
  private skipHeader(): void {
    this.at = 1;
    while (this.at < this.lines.length && !this.isBlank(this.line()) && !this.isTiming(this.line())) this.at += 1;
  }

  /** Reads from a block's first line to where the next can begin. */
  private readBlock(): void {
    const line = this.line();
    if (this.isBlank(line)) this.at += 1;
    else if (this.isTiming(line)) this.readCue();
    else if (this.isTiming(this.line(1))) this.at += 1;
    else if (this.isVtt && ASIDE.test(line)) this.skipAside();
    else this.refuse('stray_text');
  }

  private readCue(): void {
    const timing = readTiming(this.line());
    const code = problemOf(timing);
    if (code) this.refuse(code);
    else this.at += 1;
    const text = this.readText().join('\n');
    if (isReadable(timing) && !code) this.cues.push({ startMs: timing.startMs, endMs: timing.endMs, text });
  }

  /** The lines up to a blank one, or to the next cue where the blank line is missing; then its number does not belong to the text. */
  private readText(): string[] {
    const text: string[] = [];
    while (this.at < this.lines.length && !this.isBlank(this.line()) && !this.startsCue(text.length)) {
      text.push(this.textOf(this.line()));
      this.at += 1;
    }
    return text;
  }

  private startsCue(linesBefore: number): boolean {
    if (linesBefore > 0 && NUMBER.test(this.line()) && isReadable(readTiming(this.line(1)))) return true;
    return isReadable(readTiming(this.line())) || (this.isVtt && this.line().includes('-->'));
  }

  private textOf(line: string): string {
    const bare = unguarded(line);
    return this.isVtt ? unescaped(bare) : bare;
  }

  private skipAside(): void {
    while (this.at < this.lines.length && !this.isBlank(this.line())) this.at += 1;
  }

  private refuse(code: CueProblemCode): void {
    this.problems.push({ code, line: this.at + 1, content: this.line() });
    this.at += 1;
  }

  private line(ahead = 0): string {
    return this.lines[this.at + ahead] ?? '';
  }

  /** SubRip files part their cues by lines with spaces, too; in WebVTT such a line is text. */
  private isBlank(line: string): boolean {
    return this.isVtt ? line === '' : line.trim() === '';
  }

  /** A line where times belong: readable, or unreadable and meant so. */
  private isTiming(line: string): boolean {
    return line.includes('-->') || isReadable(readTiming(line));
  }
}

function isReadable(timing: Timing | undefined): timing is ReadableTiming {
  return timing?.startMs !== undefined && timing.endMs !== undefined;
}

function problemOf(timing: Timing | undefined): CueProblemCode | undefined {
  if (!isReadable(timing)) return 'unreadable_time';
  return timing.endMs > timing.startMs ? undefined : 'ends_before_start';
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00A0', lrm: '\u200E', rlm: '\u200F' };

/** The escapes that WebVTT names, and numbered ones as in HTML; one pass, so that nothing is resolved twice. */
function unescaped(line: string): string {
  return line.replace(/&(?:(amp|lt|gt|nbsp|lrm|rlm)|#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6}));/g, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

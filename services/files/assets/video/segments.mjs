/** The advertisement's lines as the product's built-in segments. */
import { writeFileSync } from 'node:fs';

const FILE = new URL('../../../../packages/rules/src/subtitles/built-in-segments.ts', import.meta.url);

/** Writes when each line is spoken where browser and service both find it. */
export function writeSegments(lines) {
  const fields = lines.map(({ text, startMs, endMs }, index) => `id: ${index + 1}, startMs: ${startMs}, endMs: ${endMs}, sourceText: ${quoted(text)}`);
  writeFileSync(FILE, [
    "import type { Span } from './caption-at.js';",
    '',
    '/** A spoken line of the built-in video. */',
    'export interface BuiltInSegment extends Span {',
    '  /** Its number, from 1 on. */',
    '  id: number;',
    '  sourceText: string;',
    '}',
    '',
    '/**',
    ' * The segments of the video that comes with the product: a new course begins with them, and a page that gets none falls back to them.',
    ' * Written by services/files/assets/video/make.mjs, which measures when each line is spoken.',
    ' */',
    'export const builtInSegments: readonly BuiltInSegment[] = [',
    ...fields.map((field) => `  { ${field} },`),
    '];',
    '',
  ].join('\n'));
}

function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

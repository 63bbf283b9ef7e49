import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const THEMES = ['paper', 'ink'] as const;

/** A token's colour in both themes, '#rrggbb'. */
function token(name: string): Record<(typeof THEMES)[number], string> {
  const [, value = ''] = new RegExp(`--tc-${name}: ([^;]+);`).exec(css) ?? [];
  const [paper, ink = paper] = value.match(/#[0-9a-f]{6}/g) ?? [];
  if (!paper || !ink) throw new Error(`tokens.css gives no colour to --tc-${name}`);
  return { paper, ink };
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'card', 'well'];
const WRITING = ['ink', 'ink-soft', 'ink-faint', 'seal-text', 'indigo', 'jade', 'amber', 'danger'];
const PAIRS = [
  ...WRITING.flatMap((text) => GROUNDS.map((ground) => [text, ground, 4.5] as const)),
  ...['jade', 'amber', 'danger', 'indigo'].map((text) => [text, `${text}-wash`, 4.5] as const),
  ...['seal-wash', 'indigo-wash', 'jade-wash', 'amber-wash', 'danger-wash'].map((ground) => ['ink', ground, 4.5] as const),
  ['on-seal', 'seal', 4.5] as const,
  ['on-seal', 'seal-deep', 4.5] as const,
  ['on-screen', 'screen', 4.5] as const,
  // The edges of controls, and the button's own colour on the page.
  ...GROUNDS.map((ground) => ['edge', ground, 3] as const),
  ['seal', 'paper', 3] as const,
  ['seal', 'card', 3] as const,
];

describe.each(THEMES)('on %s', (theme) => {
  it.each(PAIRS)('%s on %s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(token(text)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(least);
  });
});

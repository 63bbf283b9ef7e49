/**
 * The pictures: at each moment a drawing of `scenes/`, seen through a window that slowly moves, with the rain in front of it.
 *
 * A drawing may say what moves: a group's `data-move="x0 y0 x1 y1"` takes it from one place to another while the scene lasts,
 * `data-turn="degrees0 degrees1 x y"` turns it around a point (`data-turned="from to"`: in this part of the scene, 0 to 1),
 * `data-show="from to"` lets it appear, and `data-swing="degrees x y seconds"` lets it hang in the wind. `<!-- rain -->` stands where it rains.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

export const WIDTH = 1280;
export const HEIGHT = 720;
/** Frames a second. */
export const RATE = 24;
/** How long one picture takes to give way to the next, in milliseconds. */
const FADE_MS = 500;
const DROPS = 190;

const read = (name) => readFileSync(new URL(`scenes/${name}.svg`, import.meta.url), 'utf8');
const inside = (svg) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const numbers = (text) => text.trim().split(/\s+/).map(Number);
const between = (from, to, part) => from + (to - from) * part;
const eased = (part) => part * part * (3 - 2 * part);
const within = (part, from, to) => Math.min(1, Math.max(0, (part - from) / (to - from)));

/** When each scene is seen: from half way between the lines before it and its own to the same point of the next. */
export function placed(scenes, lines, endMs) {
  let first = 0;
  const begins = scenes.map(({ lines: { length } }) => {
    const at = first === 0 ? 0 : (lines[first - 1].endMs + lines[first].startMs) / 2;
    first += length;
    return at;
  });
  return scenes.map((scene, index) => ({ ...scene, body: inside(read(scene.drawing)), fromMs: begins[index], toMs: begins[index + 1] ?? endMs }));
}

/** The pixels of one frame, three bytes each. */
export async function frameAt(shown, timeMs) {
  const scenes = shown.filter(({ fromMs, toMs }) => timeMs >= fromMs - FADE_MS / 2 && timeMs < toMs + FADE_MS / 2);
  const layers = scenes.map((scene, index) => layer(scene, timeMs, index === 0 ? 1 : (timeMs - scene.fromMs + FADE_MS / 2) / FADE_MS));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${PARTS}${layers.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#1f1b16' }).removeAlpha().raw().toBuffer();
}

const PARTS = /<defs>[^]*<\/defs>/.exec(read('parts'))[0];

function layer({ body, view, rain, fromMs, toMs }, timeMs, opacity) {
  const part = within(timeMs, fromMs - FADE_MS / 2, toMs + FADE_MS / 2);
  const [from, to] = view.map(numbers);
  const [x, y, width] = from.map((value, index) => between(value, to[index], eased(part)));
  const box = `${x} ${y} ${width} ${(width * HEIGHT) / WIDTH}`;
  const drawing = moved(body, part, timeMs / 1_000).replace('<!-- rain -->', rainAt(rain, timeMs / 1_000));
  return `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="${box}" opacity="${opacity}">${drawing}</svg>`;
}

function moved(body, part, seconds) {
  return body
    .replace(/data-move="([^"]*)"/g, (_, values) => {
      const [x0, y0, x1, y1] = numbers(values);
      return `transform="translate(${between(x0, x1, eased(part))} ${between(y0, y1, eased(part))})"`;
    })
    .replace(/data-turn="([^"]*)"(?: data-turned="([^"]*)")?/g, (_, values, when = '0 1') => {
      const [a, b, x, y] = numbers(values);
      return `transform="rotate(${between(a, b, eased(within(part, ...numbers(when))))} ${x} ${y})"`;
    })
    .replace(/data-swing="([^"]*)"/g, (_, values) => {
      const [degrees, x, y, period] = numbers(values);
      return `transform="rotate(${degrees * Math.sin((2 * Math.PI * seconds) / period)} ${x} ${y})"`;
    })
    .replace(/data-show="([^"]*)"/g, (_, values) => `opacity="${eased(within(part, ...numbers(values)))}"`);
}

/** Drops that fall over the whole drawing; each has its own speed, and comes back at the top. */
function rainAt(strength, seconds) {
  const drops = Array.from({ length: Math.round(DROPS * strength) }, (_, index) => {
    const speed = 620 + ((index * 137) % 260);
    const y = ((index * 397 + seconds * speed) % (HEIGHT + 120)) - 80;
    const x = ((index * 211) % (WIDTH + 160)) - y * 0.12;
    const length = 18 + ((index * 53) % 18);
    return `M${x.toFixed(1)} ${y.toFixed(1)} l${(-length * 0.12).toFixed(1)} ${length}`;
  });
  return drops.length === 0 ? '' : `<path d="${drops.join(' ')}" stroke="#8fa3c7" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`;
}

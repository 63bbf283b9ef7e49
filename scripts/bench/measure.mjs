import { isDeepStrictEqual } from 'node:util';
import { SIZES } from './stage.mjs';
import { WORKS } from './works.mjs';

/** How much longer than a round each side works before the first one, uncounted: code that runs for the first time is ten times as slow. */
const WARM_UP = 1.5;

/**
 * One work's figures: by round and by side (`product one`, `bare hundred`, `repeat one`, ...) `{ perSecond, p50, p95 }`, times in ms.
 *
 * @typedef {{ work: string, bytes?: number, rounds: Record<string, { perSecond: number, p50: number, p95: number }>[] }} Result
 */

/** Measures the works one after the other; within a work all sides take turns, so that what else the machine does hits them alike. */
export async function measure(stage, { works, rounds, ms, say }) {
  const results = [];
  for (const work of works) {
    if (work === 'submission') await stage.addFreshTexts();
    const { bytes, hasTag } = WORKS[work].lists ? await sameReply(stage, work) : { hasTag: false };
    const sides = sidesOf(hasTag);
    for (const side of sides) await stage.load.ask({ ...side.order, ask: 'load', work, ms: ms * WARM_UP });
    const measured = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await oneRound(stage, work, ms, round % 2 === 0 ? sides : sides.toReversed()));
    results.push({ work, bytes, rounds: measured });
    say(`${WORKS[work].title}: measured`);
  }
  return results;
}

async function oneRound(stage, work, ms, sides) {
  const figures = {};
  for (const { name, order } of sides) figures[name] = await stage.load.ask({ ...order, ask: 'load', work, ms });
  return figures;
}

function sidesOf(hasTag) {
  return Object.keys(SIZES).flatMap((size) => [
    { name: `product ${size}`, order: { target: `product ${size}` } },
    { name: `bare ${size}`, order: { target: `bare ${size}` } },
    ...(hasTag ? [{ name: `repeat ${size}`, order: { target: `product ${size}`, repeat: true } }] : []),
  ]);
}

/** Only the same work can be compared: all sides must answer the same, but for the moment at which a text was written. */
async function sameReply(stage, work) {
  const replies = [];
  for (const size of Object.keys(SIZES)) {
    for (const target of [`product ${size}`, `bare ${size}`]) replies.push(await stage.load.ask({ ask: 'read', target, work, step: 0 }));
  }
  const [first, ...others] = replies.map(({ body }) => JSON.parse(body, (key, value) => (key === 'createdAt' ? undefined : value)));
  if (!others.every((other) => isDeepStrictEqual(other, first))) throw new Error(`${work}: the product and the bare server answer differently.`);
  return { bytes: replies[0].bytes, hasTag: replies[0].etag !== undefined };
}

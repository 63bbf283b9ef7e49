/**
 * Who hands in what, what becomes of it and who votes for it. Nothing here is left to chance: every decision is drawn from a generator that
 * is seeded with what it is about, so that a second run comes to the same ones, whatever has been added to the instance meanwhile.
 */

/** What each quality of translation is worth, from 0 to 5; see translations.mjs. */
const WORTH = { brilliant: 5, good: 4, honest: 3, literal: 1.5, missed: 1, wrong: 0 };
/** A translation that is not of the demo class could be anything. */
const UNKNOWN_WORTH = 2.5;
/** How far a voter's taste may lie from a translation's worth, and a student's day from their skill, either way. */
const TASTE = 2.2;
const FORM = 1;
/** The share of the students who vote in an example; of these, the shares who give only one rank, or two. */
const TURNOUT = 0.8;
const ONE_VOTE = 0.1;
const TWO_VOTES = 0.15;

/** The share of each quality that the lecturer has approved and rejected so far; the rest waits. */
const VERDICTS = {
  brilliant: { approved: 0.95, rejected: 0 },
  good: { approved: 0.9, rejected: 0 },
  honest: { approved: 0.85, rejected: 0 },
  literal: { approved: 0.45, rejected: 0.1 },
  missed: { approved: 0.35, rejected: 0.1 },
  wrong: { approved: 0, rejected: 0.55 },
};

/** A generator of numbers from 0 (included) to 1 (excluded), always the same for the same seed (FNV-1a, then mulberry32). */
export function seededRandom(seed) {
  let state = 0x811c9dc5;
  for (const unit of seed) state = Math.imul(state ^ unit.codePointAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** From -1 to 1. */
const swing = (random) => 2 * random() - 1;

/** The items in the order of a value that `random` has a say in, the highest first. */
function ranked(items, value) {
  return items.map((item) => ({ item, value: value(item) })).toSorted((a, b) => b.value - a.value).map(({ item }) => item);
}

/**
 * An author for each version of an example: `[{ student, version }]` in the order in which they are handed in. Better students tend to get
 * better versions, and nobody gets two.
 */
export function authorsOf({ title, versions }, students) {
  const random = seededRandom(`authors/${title}`);
  const chosen = ranked(students, random).slice(0, versions.length);
  const byForm = ranked(chosen, ({ skill }) => skill + FORM * swing(random));
  const byWorth = ranked(versions, ({ quality }) => WORTH[quality]);
  return ranked(byForm.map((student, index) => ({ student, version: byWorth[index] })), random);
}

/** What the lecturer makes of a version: 'approved', 'rejected', or 'submitted' while it waits. */
export function verdictOn({ text, quality }) {
  const { approved, rejected } = VERDICTS[quality];
  const draw = seededRandom(`verdict/${text}`)();
  if (draw < approved) return 'approved';
  return draw < approved + rejected ? 'rejected' : 'submitted';
}

/**
 * A student's ranks in an example: `[{ id, rank }]`, none if the student doesn't vote there. `translations`: `[{ id, quality }]` of others,
 * quality undefined for a translation that the demo class didn't write. Better ones tend to be ranked higher.
 */
export function ballotOf(email, title, translations) {
  const random = seededRandom(`ballot/${email}/${title}`);
  if (random() >= TURNOUT) return [];
  const liked = ranked(translations, ({ quality }) => (WORTH[quality] ?? UNKNOWN_WORTH) + TASTE * swing(random));
  return liked.slice(0, votesCast(random())).map(({ id }, index) => ({ id, rank: index + 1 }));
}

function votesCast(draw) {
  if (draw < ONE_VOTE) return 1;
  return draw < ONE_VOTE + TWO_VOTES ? 2 : 3;
}

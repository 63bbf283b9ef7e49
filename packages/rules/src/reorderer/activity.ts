/**
 * What can be done to a sentence on the table, as a pure state machine. Auto-build makes the cards anew when the boundaries or the literal
 * list change; a card that is moved by hand pauses it until `resume` or `rebuild`.
 */
import { DEFAULT_ROLE, EMPTY_ACTIVITY } from './model.js';
import type { Activity, Card, Direction, Joiner, Role } from './model.js';
import { boundariesByPunctuation, boundariesEverywhere, groupsOf, joinLiterals, literalsOf, noBoundaries } from './phrases.js';
import { phraseTexts } from './tokens.js';

export type ActivityAction =
  /** The source sentence, or how it is cut; `tokens` are its tokens. */
  | { type: 'source'; text: string; tokens: readonly string[] }
  | { type: 'direction'; direction: Direction; tokens: readonly string[] }
  | { type: 'characters'; on: boolean; tokens: readonly string[] }
  | { type: 'literals'; text: string }
  | { type: 'joiner'; joiner: Joiner }
  /** Sets or takes back the boundary behind the token of this index. */
  | { type: 'toggleBoundary'; gap: number }
  | { type: 'cutByPunctuation' }
  | { type: 'cutEverywhere' }
  | { type: 'clearBoundaries' }
  | { type: 'role'; id: string; role: Role }
  | { type: 'literal'; id: string; text: string }
  /** By hand, from one index of the order to another. */
  | { type: 'move'; from: number; to: number }
  /** By hand, so many places up (less than 0) or down. */
  | { type: 'step'; id: string; step: number }
  /** By the recipe of a pattern. */
  | { type: 'arrange'; order: readonly string[] }
  | { type: 'resetOrder' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'rebuild' }
  | { type: 'clear' }
  /** A whole activity: a demo, a file, a draft. */
  | { type: 'load'; activity: Activity };

/** The activity after an action; the very same object if nothing changes. */
export function reduceActivity(activity: Activity, action: ActivityAction): Activity {
  switch (action.type) {
    case 'source': return cut({ ...activity, sourceText: action.text }, action.tokens);
    case 'direction': return cut({ ...activity, direction: action.direction }, action.tokens);
    case 'characters': return cut({ ...activity, characters: action.on }, action.tokens);
    case 'literals': return followed({ ...activity, literalText: action.text });
    case 'joiner': return { ...activity, joiner: action.joiner };
    case 'toggleBoundary': return withBoundaries(activity, activity.boundaries.map((each, gap) => (gap === action.gap ? !each : each)));
    case 'cutByPunctuation': return withBoundaries(activity, boundariesByPunctuation(activity.tokens));
    case 'cutEverywhere': return withBoundaries(activity, boundariesEverywhere(activity.tokens.length));
    case 'clearBoundaries': return withBoundaries(activity, noBoundaries(activity.tokens.length));
    default: return reduceCards(activity, action);
  }
}

type TextAction =
  | 'source' | 'direction' | 'characters' | 'literals' | 'joiner' | 'toggleBoundary' | 'cutByPunctuation' | 'cutEverywhere' | 'clearBoundaries';
type CardAction = Exclude<ActivityAction, { type: TextAction }>;

function reduceCards(activity: Activity, action: CardAction): Activity {
  switch (action.type) {
    case 'role': return withCard(activity, action.id, { role: action.role });
    case 'literal': return withCard(activity, action.id, { lit: action.text });
    case 'move': return moved(activity, action.from, action.to);
    case 'step': return stepped(activity, action.id, action.step);
    case 'arrange': return { ...activity, order: action.order };
    case 'resetOrder': return { ...activity, order: idsOf(activity.cards) };
    case 'pause': return { ...activity, auto: 'paused' };
    case 'resume': return followed({ ...activity, auto: 'on' });
    case 'rebuild': return rebuilt({ ...activity, auto: 'on' });
    case 'clear': return { ...EMPTY_ACTIVITY, direction: activity.direction, joiner: activity.joiner };
    case 'load': return action.activity;
  }
}

/** The literal translations in the order of the result, joined. */
export function composedTarget(activity: Activity): string {
  return joinLiterals(activity.joiner, cardsInOrder(activity).map(({ lit }) => lit.trim()));
}

/** The cards in the order of the result. */
export function cardsInOrder({ cards, order }: Pick<Activity, 'cards' | 'order'>): Card[] {
  const known = new Map(cards.map((card) => [card.id, card]));
  return order.flatMap((id) => known.get(id) ?? []);
}

/** Whether boundaries or literals have changed since the cards were built. */
export function isOutdated(activity: Activity): boolean {
  return !same(activity.built.boundaries, activity.boundaries) || !same(activity.built.literals, literalsOf(activity.literalText));
}

/** New tokens. While they stay the same, so do the boundaries; a changed number resets them to the right length. */
function cut(activity: Activity, tokens: readonly string[]): Activity {
  if (same(tokens, activity.tokens)) return activity;
  const isSameLength = tokens.length === activity.tokens.length;
  const boundaries = isSameLength ? activity.boundaries : noBoundaries(tokens.length);
  const next = { ...activity, tokens, boundaries };
  return next.auto === 'on' ? rebuilt(next) : next;
}

function withBoundaries(activity: Activity, boundaries: readonly boolean[]): Activity {
  return same(boundaries, activity.boundaries) ? activity : followed({ ...activity, boundaries });
}

/** Builds the cards if Auto-build is on and something has changed; the order survives while the phrases are the same. */
function followed(activity: Activity): Activity {
  if (activity.auto === 'paused' || !isOutdated(activity)) return activity;
  const next = rebuilt(activity);
  const isSameCut = same(activity.built.boundaries, activity.boundaries) && next.order.length === activity.order.length;
  return isSameCut ? { ...next, order: activity.order } : next;
}

/**
 * The cards of the boundaries, in the order of the source. If their number is unchanged, roles and literal translations stay by position,
 * but for literals that the list has changed since.
 */
function rebuilt(activity: Activity): Activity {
  const { tokens, boundaries, cards: old, built, literalText, sourceText } = activity;
  const sources = phraseTexts(sourceText, groupsOf(tokens, boundaries));
  const literals = literalsOf(literalText);
  const keeps = old.length === sources.length;
  const cards = sources.map((src, index): Card => {
    const kept = keeps ? old[index] : undefined;
    const listed = literals[index];
    const lit = kept && (listed === undefined || listed === built.literals[index]) ? kept.lit : (listed ?? '');
    return { id: `card-${index + 1}`, src, lit, role: kept?.role ?? DEFAULT_ROLE };
  });
  return { ...activity, cards, order: idsOf(cards), built: { boundaries, literals } };
}

function withCard(activity: Activity, id: string, change: Partial<Card>): Activity {
  return { ...activity, cards: activity.cards.map((card) => (card.id === id ? { ...card, ...change } : card)) };
}

function moved(activity: Activity, from: number, to: number): Activity {
  const { order } = activity;
  const id = order[from];
  const place = Math.min(Math.max(to, 0), order.length - 1);
  if (id === undefined || place === from) return activity;
  return { ...activity, order: order.toSpliced(from, 1).toSpliced(place, 0, id), auto: 'paused' };
}

function stepped(activity: Activity, id: string, step: number): Activity {
  const from = activity.order.indexOf(id);
  return from < 0 ? activity : moved(activity, from, from + step);
}

const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
const same = <T>(one: readonly T[], other: readonly T[]) => one.length === other.length && one.every((each, index) => each === other[index]);

import { composedTarget } from './activity.js';
import { DEFAULT_ROLE, DIRECTIONS, EMPTY_ACTIVITY, JOINERS, ROLES } from './model.js';
import type { Activity, Card, Direction, Joiner, Role } from './model.js';
import { groupsOf, literalsOf, noBoundaries } from './phrases.js';
import { hasHan } from './tokens.js';

/** What an exported file holds. */
export interface ActivityFile {
  direction: Direction;
  sourceText: string;
  literalText: string;
  tokens: readonly string[];
  boundaries: readonly boolean[];
  /** The tokens of each phrase. */
  groups: readonly (readonly string[])[];
  cards: readonly Card[];
  order: readonly string[];
  joiner: Joiner;
  composedTarget: string;
  /** When it was exported, ISO 8601. */
  timestamp: string;
}

/** Longest text and most tokens of a file that is read, so that a wrong one can't stop the page. */
const MOST_TEXT = 20_000;
const MOST_ITEMS = 5_000;

/** A file of an activity, with exactly the fields that files of activities have. */
export function exportActivity(activity: Activity, timestamp: string): ActivityFile {
  const { direction, sourceText, literalText, tokens, boundaries, cards, order, joiner } = activity;
  return {
    direction, sourceText, literalText, tokens, boundaries, groups: groupsOf(tokens, boundaries),
    cards: cards.map(({ id, src, lit, role }) => ({ id, src, lit, role })),
    order, joiner, composedTarget: composedTarget(activity), timestamp,
  };
}

/** Reads the text of a file; null if it is no JSON, or not of an activity. What a file may lack gets what it would be in a new activity. */
export function importActivity(text: string): Activity | null {
  const file = parsed(text);
  if (!file || typeof file.sourceText !== 'string' || file.sourceText.length > MOST_TEXT) return null;
  const tokens = strings(file.tokens);
  const cards = cardsOf(file.cards);
  if (!tokens || !cards) return null;
  const boundaries = boundariesOf(file.boundaries, tokens.length);
  const literalText = typeof file.literalText === 'string' ? file.literalText.slice(0, MOST_TEXT) : '';
  const order = orderOf(file.order, cards);
  return {
    ...EMPTY_ACTIVITY,
    direction: oneOf(DIRECTIONS, file.direction) ?? (hasHan(file.sourceText) ? 'zh-en' : 'en-zh'),
    sourceText: file.sourceText,
    literalText,
    characters: isByCharacters(tokens),
    tokens,
    boundaries,
    cards,
    order,
    joiner: oneOf(JOINERS, file.joiner) ?? 'auto',
    auto: order.every((id, index) => id === cards[index]?.id) ? 'on' : 'paused',
    built: { boundaries, literals: literalsOf(literalText) },
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function strings(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return null;
  return value.every((each): each is string => typeof each === 'string' && each !== '') ? value : null;
}

function cardsOf(value: unknown): Card[] | null {
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return null;
  const cards = value.map((each: unknown, index) => cardOf(each, index));
  if (!cards.every((card) => card !== null)) return null;
  return new Set(cards.map(({ id }) => id)).size === cards.length ? cards : null;
}

function cardOf(value: unknown, index: number): Card | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id = `card-${index + 1}`, src, lit = '', role } = value as Record<string, unknown>;
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof src !== 'string' || typeof lit !== 'string') return null;
  return { id: String(id), src, lit, role: oneOf<Role>(ROLES, role) ?? DEFAULT_ROLE };
}

function boundariesOf(value: unknown, tokens: number): boolean[] {
  const none = noBoundaries(tokens);
  return Array.isArray(value) && value.length === none.length ? value.map(Boolean) : none;
}

/** The order of a file if it names every card once, otherwise that of the cards. */
function orderOf(value: unknown, cards: readonly Card[]): string[] {
  const ids = cards.map(({ id }) => id);
  if (!Array.isArray(value) || value.length !== ids.length) return ids;
  const order = value.map(String);
  return new Set(order).size === ids.length && order.every((id) => ids.includes(id)) ? order : ids;
}

/** Files do not say how a Chinese source was cut: by characters, if no token has two of them. */
function isByCharacters(tokens: readonly string[]): boolean {
  const han = tokens.filter(hasHan);
  return han.length > 2 && han.every((token) => [...token].length === 1);
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value);
}

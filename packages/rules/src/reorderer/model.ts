/** Which way a sentence goes: from English into Chinese, or the other way round. */
export const DIRECTIONS = ['en-zh', 'zh-en'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What stands between two literal translations in the result. */
export const JOINERS = ['auto', 'space', 'none'] as const;
export type Joiner = (typeof JOINERS)[number];

/** What a phrase does in its sentence. */
export const ROLES = [
  'TIME', 'PLACE', 'TOPIC', 'SUBJECT', 'AUX', 'VERB', 'OBJECT', 'MANNER', 'DEGREE', 'CAUSE', 'RESULT', 'REL', 'EXIST', 'BA', 'BEI', 'AGENT', 'OTHER',
] as const;
export type Role = (typeof ROLES)[number];
export const DEFAULT_ROLE: Role = 'OTHER';

/** A phrase that can be moved. */
export interface Card {
  id: string;
  /** The phrase as it stands in the source sentence. */
  src: string;
  /** Its literal translation; '' while there is none. */
  lit: string;
  role: Role;
}

/** A sentence on the table: what was typed, how it is cut, and in which order its phrases lie. */
export interface Activity {
  direction: Direction;
  sourceText: string;
  /** The literal translations, separated by | or new lines. */
  literalText: string;
  /** Every Han character of a Chinese source is a token of its own. */
  characters: boolean;
  tokens: readonly string[];
  /** One a gap between two tokens: whether a phrase ends there. */
  boundaries: readonly boolean[];
  /** In the order of the source. */
  cards: readonly Card[];
  /** The cards' ids in the order of the result. */
  order: readonly string[];
  joiner: Joiner;
  /** Whether the cards follow boundaries and literal list by themselves; a card that was moved by hand pauses it. */
  auto: 'on' | 'paused';
  /** What the cards were built from, to know what has changed since. */
  built: { boundaries: readonly boolean[]; literals: readonly string[] };
}

export const EMPTY_ACTIVITY: Activity = {
  direction: 'en-zh',
  sourceText: '',
  literalText: '',
  characters: false,
  tokens: [],
  boundaries: [],
  cards: [],
  order: [],
  joiner: 'auto',
  auto: 'on',
  built: { boundaries: [], literals: [] },
};

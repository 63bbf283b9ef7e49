import type { Activity, Direction, Role } from './model.js';
import { cardsInOrder, composedTarget } from './activity.js';

/** What the page can say about an order; the words are in its catalogs. */
export const HINTS = [
  'time-before-verb', 'place-before-verb', 'modifier-before-noun', 'no-be-before-adjective', 'place-opens-existence', 'ba-before-verb',
  'ba-needs-result', 'bei-before-agent', 'time-last', 'place-after-verb', 'modifier-after-noun', 'it-takes-the-subject', 'there-is-first',
  'verb-before-object', 'by-after-verb', 'articles-and-tense',
] as const;
export type HintId = (typeof HINTS)[number];

export interface Hint {
  id: HintId;
  /** The order as it stands does not keep it. */
  isBroken: boolean;
}

/** Says about the places of roles whether a rule is kept; undefined: it is not about this sentence. */
type Judge = (place: (role: Role) => number) => boolean | undefined;

const before = (first: Role, second: Role): Judge => (place) => {
  const [one, other] = [place(first), place(second)];
  return one < 0 || other < 0 ? undefined : one < other;
};
const present = (role: Role): Judge => (place) => (place(role) < 0 ? undefined : true);
const always: Judge = () => true;

const RULES: Record<Direction, readonly [HintId, Judge][]> = {
  'en-zh': [
    ['time-before-verb', before('TIME', 'VERB')],
    ['place-before-verb', (place) => (place('BA') >= 0 ? undefined : before('PLACE', 'VERB')(place))],
    ['modifier-before-noun', before('REL', 'SUBJECT')],
    ['no-be-before-adjective', present('DEGREE')],
    ['place-opens-existence', before('PLACE', 'EXIST')],
    ['ba-before-verb', before('BA', 'VERB')],
    ['ba-needs-result', present('BA')],
    ['bei-before-agent', before('BEI', 'AGENT')],
  ],
  'zh-en': [
    ['time-last', before('VERB', 'TIME')],
    ['place-after-verb', before('VERB', 'PLACE')],
    ['modifier-after-noun', before('SUBJECT', 'REL')],
    ['it-takes-the-subject', present('DEGREE')],
    ['there-is-first', before('EXIST', 'PLACE')],
    ['verb-before-object', before('VERB', 'BA')],
    ['by-after-verb', (place) => (place('BEI') < 0 ? undefined : before('VERB', 'AGENT')(place))],
    ['articles-and-tense', always],
  ],
};

/** What the grammar of the target language says about the roles on the table, what is not kept first. Nothing while there is no result. */
export function hintsFor(activity: Activity): Hint[] {
  if (composedTarget(activity) === '') return [];
  const roles = cardsInOrder(activity).map(({ role }) => role);
  const place = (role: Role) => roles.indexOf(role);
  const hints = RULES[activity.direction].flatMap(([id, judge]): Hint[] => {
    const isKept = judge(place);
    return isKept === undefined ? [] : [{ id, isBroken: !isKept }];
  });
  return hints.toSorted((one, other) => Number(other.isBroken) - Number(one.isBroken));
}

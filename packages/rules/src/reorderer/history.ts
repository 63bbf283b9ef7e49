import { reduceActivity } from './activity.js';
import type { ActivityAction } from './activity.js';
import type { Activity } from './model.js';

/** How many steps can be taken back. */
const DEPTH = 200;

/** An activity with what it was before, and what was taken back. */
export interface ActivityHistory {
  past: readonly Activity[];
  present: Activity;
  future: readonly Activity[];
  /** What the last step edited, so that typing on in the same field is the same step; '' after anything else. */
  field: string;
}

export type HistoryAction = ActivityAction | { type: 'undo' } | { type: 'redo' };

export const historyOf = (present: Activity): ActivityHistory => ({ past: [], present, future: [], field: '' });

/** Does, undoes and redoes. What changes nothing is no step. */
export function reduceHistory(history: ActivityHistory, action: HistoryAction): ActivityHistory {
  if (action.type === 'undo') return undone(history);
  if (action.type === 'redo') return redone(history);
  const present = reduceActivity(history.present, action);
  if (present === history.present) return history;
  const field = fieldOf(action);
  const past = field !== '' && field === history.field ? history.past : [...history.past, history.present].slice(-DEPTH);
  return { past, present, future: [], field };
}

function undone({ past, present, future }: ActivityHistory): ActivityHistory {
  const last = past.at(-1);
  if (!last) return { past, present, future, field: '' };
  return { past: past.slice(0, -1), present: last, future: [present, ...future], field: '' };
}

function redone({ past, present, future }: ActivityHistory): ActivityHistory {
  const [next, ...rest] = future;
  if (!next) return { past, present, future, field: '' };
  return { past: [...past, present], present: next, future: rest, field: '' };
}

function fieldOf(action: ActivityAction): string {
  if (action.type === 'source' || action.type === 'literals') return action.type;
  return action.type === 'literal' ? `literal ${action.id}` : '';
}

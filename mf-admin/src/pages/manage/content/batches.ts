import { WEEKS } from '@transcreate/web-kit/parts';
import type { Batch } from '../queries.js';

/** Every batch of built-in texts: the tutorial has all weeks, weekly practice begins with the second. */
export const ALL_BATCHES: readonly Batch[] = [
  { kind: 'practice' },
  ...WEEKS.map((week): Batch => ({ kind: 'tutorial', week })),
  ...WEEKS.filter((week) => week >= 2).map((week): Batch => ({ kind: 'weekly-practice', week })),
];

export const keyOf = (batch: Batch): string => (batch.kind === 'practice' ? batch.kind : `${batch.kind}:${batch.week}`);

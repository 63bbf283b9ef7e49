import type { TimeCodeChange } from '@transcreate/contracts';
import { formatTimeCode } from '@transcreate/rules';
import type { TimeCodeChangeRow } from './time-code.store.js';

/** A change of a segment's time codes as admins read it. */
export function changeView(row: TimeCodeChangeRow): TimeCodeChange {
  const { id, segmentId, fromStartMs, fromEndMs, toStartMs, toEndMs, reason, username, createdAt } = row;
  return {
    _id: id,
    segmentId,
    from: { startTime: formatTimeCode(fromStartMs), endTime: formatTimeCode(fromEndMs) },
    to: { startTime: formatTimeCode(toStartMs), endTime: formatTimeCode(toEndMs) },
    reason,
    changedBy: username,
    changedAt: createdAt.toISOString(),
  };
}

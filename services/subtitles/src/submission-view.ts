import { SUBTITLES, type Caller, type SubtitleSubmission } from '@transcreate/contracts';
import type { SubmissionRow } from './submission.store.js';

/** Who is looking, as far as it decides what they see. */
export type Viewer = Pick<Caller, 'userId' | 'role'>;

const DAY_MS = 86_400_000;

/**
 * A submission as a caller may see it. Who wrote an anonymous one is for its author and admins alone, and so is the hour; field by field, so
 * that a new column never reaches anybody by itself.
 */
export function viewFor(viewer: Viewer, row: SubmissionRow): SubtitleSubmission {
  const isOwner = row.userId === viewer.userId;
  const showsAuthor = !row.isAnonymous || isOwner || viewer.role === 'admin';
  return {
    _id: row.id,
    segmentId: row.segmentId,
    chineseTranslation: row.text,
    isAnonymous: row.isAnonymous,
    weekNumber: SUBTITLES.week,
    isOwner,
    submissionDate: (showsAuthor ? row.createdAt : dayOf(row.createdAt)).toISOString(),
    ...(showsAuthor && { username: row.username, userId: { _id: row.userId, username: row.username } }),
  };
}

/** The beginning of the day, in UTC. */
function dayOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
}

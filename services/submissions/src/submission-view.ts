import type { Caller, Submission } from '@transcreate/contracts';
import type { SubmissionRecord } from './submission.store.js';
import { voteCountsOf } from './vote-view.js';

/** Who is looking, as far as it decides what they see. */
export type Viewer = Pick<Caller, 'userId' | 'role'>;

/**
 * A submission as a caller may see it. Who wrote an anonymous one, and when, is for its author and admins alone, and so is why it has its status;
 * field by field, so that a new column never reaches anybody by itself.
 */
export function viewFor(viewer: Viewer, row: SubmissionRecord): Submission {
  const isOwner = row.userId === viewer.userId;
  const isTrusted = isOwner || viewer.role === 'admin';
  const showsAuthor = !row.isAnonymous || isTrusted;
  return {
    _id: row.id,
    sourceTextId: row.sourceTextId,
    transcreation: row.transcreation,
    status: row.status,
    voteCounts: voteCountsOf(row),
    weekNumber: row.weekNumber,
    groupNumber: row.groupNumber,
    targetCulture: row.targetCulture,
    targetLanguage: row.targetLanguage,
    explanation: row.explanation,
    isAnonymous: row.isAnonymous,
    culturalAdaptations: row.culturalAdaptations,
    isOwner,
    ...(showsAuthor && {
      username: row.username,
      userId: { _id: row.userId, username: row.username },
      createdAt: row.createdAt.toISOString(),
    }),
    ...(isTrusted && { statusReason: row.statusReason }),
  };
}

import type { WeeklyFile } from '@transcreate/contracts';
import type { WeeklyFileRow } from './weekly-file.store.js';

/** A file of a week as everybody sees it. */
export function weeklyFileView({ id, type, weekNumber, description, sourceFileId, uploadedAt, uploadedBy, stored }: WeeklyFileRow): WeeklyFile {
  return {
    _id: id,
    fileName: stored.fileName,
    type,
    weekNumber,
    description,
    ...(sourceFileId ? { sourceFileId } : {}),
    size: stored.size,
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy,
  };
}

import type { Caller, SourceTextKind } from '@transcreate/contracts';

interface Wishes {
  isAnonymous: boolean;
  groupNumber?: number;
}

/**
 * What a source text's kind makes of the sender's wishes: practice is always anonymous, and only a tutorial task is handed in for a group
 * (a group number on anonymous work would narrow down who wrote it).
 */
export function settle(kind: SourceTextKind, { isAnonymous, groupNumber }: Wishes): { isAnonymous: boolean; groupNumber: number | null } {
  return {
    isAnonymous: kind === 'practice' || isAnonymous,
    groupNumber: kind === 'tutorial' ? (groupNumber ?? null) : null,
  };
}

/** A translation's text is changed by its author or an admin. */
export function mayChange(caller: Pick<Caller, 'userId' | 'role'>, submission: { userId: string }): boolean {
  return caller.role === 'admin' || caller.userId === submission.userId;
}

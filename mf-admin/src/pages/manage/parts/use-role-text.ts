import type { User } from '@transcreate/contracts';
import { useManageTexts } from '../../../locales/use-manage-texts.js';

const KEYS = { all: 'allRoles', admin: 'admin', student: 'student', visitor: 'visitor' } as const;

/** A role, or all of them, in the interface's language. */
export function useRoleText(): (role: User['role'] | 'all') => string {
  const t = useManageTexts();
  return (role) => t(KEYS[role]);
}

import { GROUPS as GROUP_NUMBERS, WEEKS as WEEK_NUMBERS } from '@transcreate/web-kit/parts';
import type { ReviewFilter } from '../../../api/manage.js';

export const STATUSES = ['submitted', 'pending', 'approved', 'rejected'] as const;
export const KINDS = ['practice', 'tutorial', 'weekly-practice'] as const;
export const WEEKS = WEEK_NUMBERS.map(String);
export const GROUPS = GROUP_NUMBERS.map(String);

/** What is chosen, page apart. */
export type Choices = Required<Omit<ReviewFilter, 'page' | 'q'>> & { q: string };

/** Everything. */
export const ALL: Choices = { kind: 'all', week: 'all', status: 'all', group: 'all', q: '' };

/** What the server sends at once, and what stands on a page of it: a screenful or two. */
const SENT = 50;
const SHOWN = 10;

/** Which of the server's pages a page is part of; both count from 1. */
export const serverPageOf = (page: number): number => Math.ceil((page * SHOWN) / SENT);

/** What stands on a page, of what the server has sent for it. */
export const shownOf = <S>(sent: readonly S[], page: number): readonly S[] => {
  const first = ((page - 1) * SHOWN) % SENT;
  return sent.slice(first, first + SHOWN);
};

/** How many pages a number of submissions is. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / SHOWN));

/** Whether anything is chosen. */
export const isNarrowed = ({ q, ...rest }: Choices): boolean => q.trim() !== '' || Object.values(rest).some((choice) => choice !== 'all');

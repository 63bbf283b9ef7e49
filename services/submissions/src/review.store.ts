import { Injectable } from '@nestjs/common';
import { LIMITS, type Input, type SubmissionActivity, type SubmissionStatus, type submissions } from '@transcreate/contracts';
import { Database } from '@transcreate/service-kit';
import type { Prisma as Sql } from './generated/client.js';
import { Prisma } from './prisma.store.js';
import { OPEN, type SubmissionRecord } from './submission.store.js';

/** Which submissions are asked for; what is left open leaves nothing out. */
export type ReviewFilter = Omit<Input<typeof submissions.reviewSubmissions>, 'page'>;

/** How many submissions are on a page. */
const PAGE = LIMITS.listItems;

const BY_WEEK = {
  name: 'review-by-week',
  text: `
    SELECT s.kind, s.week_number AS "weekNumber", count(*)::int AS submissions, count(DISTINCT s.user_id)::int AS people
    FROM submission s JOIN source_text t ON t.id = s.source_text_id
    WHERE t.closed_at IS NULL
    GROUP BY s.kind, s.week_number ORDER BY s.kind, s.week_number`,
};

/** What was taken back or deleted since does not count: the votes and submissions that stand are all that is known. */
const BY_DAY = {
  name: 'review-by-day',
  text: `
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(DISTINCT user_id)::int AS people, sum(submitted)::int AS submissions
    FROM (
      SELECT created_at AS at, user_id, 1 AS submitted FROM submission WHERE created_at >= $1::timestamptz
      UNION ALL
      SELECT created_at, user_id, 0 FROM vote WHERE created_at >= $1::timestamptz
    ) act
    GROUP BY day`,
};

const BY_STATUS = {
  name: 'review-by-status',
  text: `
    SELECT s.status, count(*)::int AS count FROM submission s JOIN source_text t ON t.id = s.source_text_id
    WHERE t.closed_at IS NULL GROUP BY s.status`,
};

/** The submissions of a whole class, as admins look through them. */
@Injectable()
export class ReviewStore {
  constructor(
    private readonly prisma: Prisma,
    private readonly database: Database,
  ) {}

  /** A page of submissions, the first being 1, newest first, and how many there are on all pages. */
  async page(filter: ReviewFilter, page: number): Promise<{ rows: SubmissionRecord[]; total: number; pages: number }> {
    const where = whereOf(filter);
    const [total, rows] = await Promise.all([
      this.prisma.submission.count({ where }),
      this.prisma.submission.findMany({ where, orderBy: { age: 'desc' }, skip: (page - 1) * PAGE, take: PAGE }),
    ]);
    return { rows, total, pages: Math.ceil(total / PAGE) };
  }

  async byWeek(): Promise<SubmissionActivity['byWeek']> {
    return (await this.database.pool.query<SubmissionActivity['byWeek'][number]>(BY_WEEK)).rows;
  }

  /** The days since `first`, in UTC, on which something was done, in no order. */
  async byDay(first: string): Promise<SubmissionActivity['byDay']> {
    return (await this.database.pool.query<SubmissionActivity['byDay'][number]>({ ...BY_DAY, values: [`${first}T00:00:00Z`] })).rows;
  }

  /** The statuses that submissions have. */
  async byStatus(): Promise<Partial<Record<SubmissionStatus, number>>> {
    const { rows } = await this.database.pool.query<{ status: SubmissionStatus; count: number }>(BY_STATUS);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }
}

function whereOf({ kind, week, status, group, q }: ReviewFilter): Sql.SubmissionWhereInput {
  const words = q.trim();
  const contains = { contains: literally(words), mode: 'insensitive' as const };
  return {
    ...OPEN,
    kind: kind && STORED_KINDS[kind],
    weekNumber: week,
    status,
    groupNumber: group,
    ...(words !== '' && { OR: [{ transcreation: contains }, { username: contains }] }),
  };
}

const STORED_KINDS = { practice: 'practice', tutorial: 'tutorial', 'weekly-practice': 'weeklyPractice' } as const;

/** The characters that SQL's `LIKE` would take for patterns stand for themselves. */
function literally(words: string): string {
  return words.replace(/[\\%_]/g, String.raw`\$&`);
}

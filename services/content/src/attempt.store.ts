import { Injectable } from '@nestjs/common';
import type { SourceTextKind, Work } from '@transcreate/contracts';
import { Database } from '@transcreate/service-kit';

/** PostgreSQL's code for a row that another row should refer to and that is gone. */
const FOREIGN_KEY_VIOLATION = '23503';

const ADD = { name: 'attempt-add', text: 'INSERT INTO attempt (user_id, source_text_id) VALUES ($1::uuid, $2::uuid) ON CONFLICT DO NOTHING' };

/** Texts that are deleted at the same moment are left out, and the lock keeps the others until their rows are written. */
const ADD_ALL = {
  name: 'attempt-add-all',
  text: `
    INSERT INTO attempt (user_id, source_text_id)
    SELECT $1::uuid, id FROM source_text WHERE id = ANY($2::uuid[]) FOR KEY SHARE
    ON CONFLICT DO NOTHING`,
};

const COUNT = {
  name: 'attempt-count-work',
  text: `
    SELECT text.kind::text AS kind, count(*)::int AS texts, count(attempt.user_id)::int AS "handedIn"
    FROM source_text text LEFT JOIN attempt ON attempt.source_text_id = text.id AND attempt.user_id = $1::uuid
    WHERE text.kind = 'practice' OR (text.kind = 'tutorial' AND text.week_number = $2) OR (text.kind = 'weekly-practice' AND text.week_number = $3)
    GROUP BY text.kind`,
};

/** Of which week the work of each kind is counted. */
export interface Weeks {
  tutorialWeek: number;
  practiceWeek: number;
}

/** The work of each kind. */
export interface WorkCounts {
  practice: Work;
  tutorial: Work;
  weeklyPractice: Work;
}

/** Who has submitted to which source text. Plain SQL, because a whole class submits at the same moment. */
@Injectable()
export class AttemptStore {
  constructor(private readonly database: Database) {}

  /** Remembers an attempt; a repeated one changes nothing. False when the source text has been deleted meanwhile. */
  async add(userId: string, sourceTextId: string): Promise<boolean> {
    try {
      await this.database.pool.query({ ...ADD, values: [userId, sourceTextId] });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return false;
      throw error;
    }
  }

  /** Remembers attempts at several source texts; those that are gone are left out. */
  async addAll(userId: string, sourceTextIds: readonly string[]): Promise<void> {
    await this.database.pool.query({ ...ADD_ALL, values: [userId, sourceTextIds] });
  }

  /** How many practice examples and texts of the weeks there are, and how many of them a person has handed in work for, whether it is still there or not. */
  async countWork(userId: string, { tutorialWeek, practiceWeek }: Weeks): Promise<WorkCounts> {
    const { rows } = await this.database.pool.query<Work & { kind: SourceTextKind }>({ ...COUNT, values: [userId, tutorialWeek, practiceWeek] });
    const of = (wanted: SourceTextKind): Work => {
      const { texts = 0, handedIn = 0 } = rows.find(({ kind }) => kind === wanted) ?? {};
      return { texts, handedIn };
    };
    return { practice: of('practice'), tutorial: of('tutorial'), weeklyPractice: of('weekly-practice') };
  }

  /** A person's attempts, oldest first. */
  async listOf(userId: string): Promise<{ sourceTextId: string; createdAt: Date }[]> {
    const { rows } = await this.database.pool.query<{ sourceTextId: string; createdAt: Date }>(
      'SELECT source_text_id AS "sourceTextId", created_at AS "createdAt" FROM attempt WHERE user_id = $1::uuid ORDER BY created_at, source_text_id',
      [userId],
    );
    return rows;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.pool.query('DELETE FROM attempt WHERE user_id = $1::uuid', [userId]);
  }
}

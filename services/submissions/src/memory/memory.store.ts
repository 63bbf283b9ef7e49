import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';

/** An approved translation, without who wrote it. */
export interface ApprovedTranslation {
  sourceTextId: string;
  transcreation: string;
  /** Its place by votes among the translations of its source text, from 1 on; null while it has none. */
  rank: number | null;
}

/** Places are counted among all that can be voted for, approved or not. Of each source text the best come first, and then the oldest. */
const APPROVED = {
  name: 'memory-approved',
  text: `
    WITH voteable AS (
      SELECT s.source_text_id, s.transcreation, s.status, s.age, 3 * s.rank_1_count + 2 * s.rank_2_count + s.rank_3_count AS score
      FROM submission s JOIN source_text t ON t.id = s.source_text_id
      WHERE s.source_text_id = ANY($1::uuid[]) AND s.status <> 'rejected' AND t.closed_at IS NULL
    ), placed AS (
      SELECT *, rank() OVER (PARTITION BY source_text_id ORDER BY score DESC) AS place FROM voteable
    ), approved AS (
      SELECT *, row_number() OVER (PARTITION BY source_text_id ORDER BY place, age) AS number FROM placed WHERE status = 'approved'
    )
    SELECT source_text_id AS "sourceTextId", transcreation, CASE WHEN score > 0 THEN place::int END AS rank
    FROM approved WHERE number <= $2 ORDER BY number`,
};

/** What the class has translated well. Read for each search, so that what is no longer approved is never found. */
@Injectable()
export class MemoryStore {
  constructor(private readonly database: Database) {}

  /** At most so many of each source text. */
  async approvedOf(sourceTextIds: readonly string[], most: number): Promise<ApprovedTranslation[]> {
    const { rows } = await this.database.pool.query<ApprovedTranslation>({ ...APPROVED, values: [sourceTextIds, most] });
    return rows;
  }
}

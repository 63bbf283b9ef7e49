import { Injectable } from '@nestjs/common';
import type { Rank } from '@transcreate/contracts';
import { Database, type RawSql } from '@transcreate/service-kit';

/** How many people gave a translation each rank. */
export interface RankCounts {
  rank1Count: number;
  rank2Count: number;
  rank3Count: number;
}

/** What became of a vote: it was cast, or the translation is the voter's own or one of a group in whose name they submitted to its source text. */
export type Outcome = (RankCounts & { outcome: 'cast' }) | { outcome: 'own' | 'own_group' | 'taken' };

/** PostgreSQL's code for a row that breaks a unique index. */
const UNIQUE_VIOLATION = '23505';

const CAST = {
  name: 'vote-cast',
  text: `
    SELECT outcome, rank_1 AS "rank1Count", rank_2 AS "rank2Count", rank_3 AS "rank3Count"
    FROM cast_vote($1::uuid, $2::uuid, $3::smallint)`,
};

/**
 * Ranks that people gave. One person's votes are taken one at a time, at a lock of their own: two moves at once that swap two ranks would each
 * wait for the other's unique index entry. Every change then holds the translation's row, so that its counts are those of its votes.
 */
@Injectable()
export class VoteStore {
  constructor(private readonly database: Database) {}

  /**
   * Gives a translation a rank, moves it to this one, or with null takes it back: the function `cast_vote` of the migrations, in one trip to
   * the database. Undefined when it is not, or no longer, to be voted for; `taken` when the voter gave this rank to another translation of the
   * example.
   */
  async cast(id: string, voterId: string, rank: Rank | null): Promise<Outcome | undefined> {
    try {
      const { rows } = await this.database.pool.query<Outcome>({ ...CAST, values: [voterId, id, rank] });
      return rows[0];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return { outcome: 'taken' };
      throw error;
    }
  }

  /** Keeps every other transaction that changes this person's votes waiting until `tx` ends. */
  async holdVoter(tx: RawSql, userId: string): Promise<void> {
    await tx.$executeRawUnsafe('SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))', userId);
  }

  /** Takes back the ranks that a person gave to a group's translations of a source text. All their rows are held before anything is written. */
  async takeBackFromGroup(tx: RawSql, userId: string, { sourceTextId, groupNumber }: { sourceTextId: string; groupNumber: number }): Promise<void> {
    const voted = await tx.$queryRawUnsafe<{ id: string }[]>(
      `SELECT s.id FROM submission s
      WHERE s.source_text_id = $1::uuid AND s.group_number = $2
        AND EXISTS (SELECT 1 FROM vote v WHERE v.submission_id = s.id AND v.user_id = $3::uuid)
      ORDER BY s.id FOR NO KEY UPDATE OF s`,
      sourceTextId,
      groupNumber,
      userId,
    );
    for (const { id } of voted) {
      await tx.$executeRawUnsafe('DELETE FROM vote WHERE user_id = $1::uuid AND submission_id = $2::uuid', userId, id);
      await this.count(tx, id);
    }
  }

  /** Gives everybody back the ranks that they gave these translations, whose rows `tx` holds. */
  async giveAllBack(tx: RawSql, submissionIds: readonly string[]): Promise<void> {
    await tx.$executeRawUnsafe('DELETE FROM vote WHERE submission_id = ANY($1::uuid[])', submissionIds);
  }

  /** Counts the votes of a translation anew, whose row `tx` holds: counting can't drift as adding could. */
  async count(tx: RawSql, submissionId: string): Promise<RankCounts> {
    const [counts] = await tx.$queryRawUnsafe<[RankCounts]>(
      `UPDATE submission SET (rank_1_count, rank_2_count, rank_3_count) = (
        SELECT count(*) FILTER (WHERE rank = 1), count(*) FILTER (WHERE rank = 2), count(*) FILTER (WHERE rank = 3)
        FROM vote WHERE submission_id = $1::uuid
      )
      WHERE id = $1::uuid
      RETURNING rank_1_count AS "rank1Count", rank_2_count AS "rank2Count", rank_3_count AS "rank3Count"`,
      submissionId,
    );
    return counts;
  }
}

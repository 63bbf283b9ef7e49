import { Injectable } from '@nestjs/common';
import type { Output, submissions } from '@transcreate/contracts';
import { Database } from '@transcreate/service-kit';

type OwnWork = Output<typeof submissions.exportUser>;
type Dated<T> = Omit<T, 'createdAt'> & { createdAt: Date };

/** A submission of a person, and a vote. */
export type OwnSubmissionRecord = Dated<OwnWork['submissions'][number]>;
export type OwnVoteRecord = Dated<OwnWork['votes'][number]>;

const SUBMISSIONS = `
  SELECT id AS "_id", source_text_id AS "sourceTextId", kind::text AS kind, week_number AS "weekNumber", group_number AS "groupNumber", username,
    is_anonymous AS "isAnonymous", transcreation, explanation, target_culture AS "targetCulture", target_language AS "targetLanguage",
    cultural_adaptations AS "culturalAdaptations", status::text AS status, status_reason AS "statusReason", created_at AS "createdAt"
  FROM submission WHERE user_id = $1::uuid ORDER BY age`;

const VOTES = `
  SELECT submission_id AS "submissionId", source_text_id AS "sourceTextId", rank, created_at AS "createdAt"
  FROM vote WHERE user_id = $1::uuid ORDER BY created_at, submission_id`;

/** Their rows are held in the order of their ids, as by everybody who holds several, so that none waits for another in a circle. */
const RENAME = `
  UPDATE submission SET username = $2
    FROM (SELECT id FROM submission WHERE user_id = $1::uuid AND username <> $2 ORDER BY id FOR NO KEY UPDATE) AS own
   WHERE submission.id = own.id`;

/** What belongs to a person, whether its source text was closed or not. */
@Injectable()
export class PersonStore {
  constructor(private readonly database: Database) {}

  async rename(userId: string, username: string): Promise<void> {
    await this.database.pool.query(RENAME, [userId, username]);
  }

  /** The replies that a repeated call would get again name their author. */
  async forgetKeys(userId: string): Promise<void> {
    await this.database.pool.query('DELETE FROM idempotency_key WHERE owner = $1', [userId]);
  }

  /** Oldest first. */
  async submissionsOf(userId: string): Promise<OwnSubmissionRecord[]> {
    return (await this.database.pool.query<OwnSubmissionRecord>(SUBMISSIONS, [userId])).rows;
  }

  /** Oldest first. */
  async votesOf(userId: string): Promise<OwnVoteRecord[]> {
    return (await this.database.pool.query<OwnVoteRecord>(VOTES, [userId])).rows;
  }
}

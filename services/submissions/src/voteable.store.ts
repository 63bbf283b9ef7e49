import { Injectable } from '@nestjs/common';
import { Database } from '@transcreate/service-kit';
import { KeptTranslations, type GivenRank } from './kept-translations.js';
import type { VoteableRecord } from './voteable-view.js';

/**
 * A version of all translations of a source text that its writers need not wait for each other to raise: every row carries the number of the
 * transaction that wrote it. Who changes votes writes the translation's counts in the same transaction.
 */
const VERSIONS = {
  name: 'voteable-versions',
  text: `
    SELECT s.source_text_id AS id, sum(hashint8extended((s.age::bigint << 32) + s.xmin::text::bigint, 0))::text AS version
    FROM submission s JOIN source_text t ON t.id = s.source_text_id
    WHERE s.source_text_id = ANY($1::uuid[]) AND t.closed_at IS NULL
    GROUP BY s.source_text_id`,
};

const TRANSLATIONS = {
  name: 'voteable-translations',
  text: `
    SELECT id, source_text_id AS "sourceTextId", user_id AS "userId", group_number AS "groupNumber", transcreation,
      rank_1_count AS "rank1Count", rank_2_count AS "rank2Count", rank_3_count AS "rank3Count"
    FROM submission WHERE source_text_id = ANY($1::uuid[]) AND status <> 'rejected' ORDER BY age`,
};

const RANKS = {
  name: 'voteable-ranks',
  text: `
    SELECT user_id AS "userId", submission_id AS "submissionId", source_text_id AS "sourceTextId", rank
    FROM vote WHERE submission_id IN (SELECT id FROM submission WHERE source_text_id = ANY($1::uuid[]))`,
};

type InText<T> = T & { sourceTextId: string };

/** What can be voted for, a source text at a time. Plain SQL: it is read for every list, and for each of a hundred lists after a vote. */
@Injectable()
export class VoteableStore {
  constructor(private readonly database: Database) {}

  /** The versions of the source texts that have translations and were not closed. */
  async versions(sourceTextIds: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await this.database.pool.query<{ id: string; version: string }>({ ...VERSIONS, values: [sourceTextIds] });
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** The translations of source texts with everybody's ranks. The version is read first, so that what comes after it is at least as new. */
  async read(sourceTextIds: readonly string[]): Promise<Map<string, KeptTranslations>> {
    const versions = await this.versions(sourceTextIds);
    const { pool } = this.database;
    const [translations, ranks] = await Promise.all([
      pool.query<InText<VoteableRecord>>({ ...TRANSLATIONS, values: [sourceTextIds] }),
      pool.query<InText<GivenRank>>({ ...RANKS, values: [sourceTextIds] }),
    ]);
    const [translationsOf, ranksOf] = [byText(translations.rows), byText(ranks.rows)];
    return new Map([...versions].map(([id, version]) => [id, new KeptTranslations(version, translationsOf.get(id) ?? [], ranksOf.get(id) ?? [])]));
  }
}

function byText<T>(rows: readonly InText<T>[]): Map<string, InText<T>[]> {
  const groups = new Map<string, InText<T>[]>();
  for (const row of rows) {
    const group = groups.get(row.sourceTextId);
    if (group) group.push(row);
    else groups.set(row.sourceTextId, [row]);
  }
  return groups;
}

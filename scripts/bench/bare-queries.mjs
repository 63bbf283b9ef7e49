/** The bare server's whole work: one prepared statement a request, which answers the reply's JSON. $1 is the caller. */

const ISO = (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const EXAMPLE = (references) => `json_build_object('_id', t.id, 'title', t.title, 'content', t.content, 'sourceLanguage', t.source_language,
  'sourceCulture', t.source_culture, 'weekNumber', t.week_number, 'difficulty', t.difficulty, 'technique', t.technique, 'source', t.source,
  'culturalNotes', t.cultural_notes, ${references}, 'createdAt', ${ISO('t.created_at')}, 'version', t.version)`;

const COUNTS = `json_build_object('1', s.rank_1_count, '2', s.rank_2_count, '3', s.rank_3_count)`;
const SCORE = 's.rank_1_count * 3 + s.rank_2_count * 2 + s.rank_3_count';

const VOTEABLE = (filter) => `
  SELECT json_build_object('examples',
    coalesce(json_agg(json_build_object('example', example, 'translations', translations) ORDER BY kind, week_number, age), '[]'))::text AS json
  FROM (
    SELECT t.kind, t.week_number, t.age,
      json_build_object('id', t.id, 'title', t.title, 'content', t.content, 'language', t.source_language, 'culture', t.source_culture,
        'category', t.kind, 'weekNumber', t.week_number,
        'position', (SELECT count(*) FROM source_text o WHERE o.kind = t.kind AND o.week_number = t.week_number AND o.age <= t.age)) AS example,
      (SELECT json_agg(json_build_object('id', s.id, 'translation', s.transcreation, 'score', ${SCORE}, 'voteCounts', ${COUNTS},
          'hasVoted', v.rank IS NOT NULL, 'userRank', v.rank, 'groupNumber', s.group_number, 'isGroupSubmission', s.group_number IS NOT NULL,
          'isOwner', s.user_id = $1) ORDER BY s.age)
        FROM submission s LEFT JOIN vote v ON v.submission_id = s.id AND v.user_id = $1
        WHERE s.source_text_id = t.id AND s.status <> 'rejected') AS translations
    FROM source_text t WHERE ${filter}
  ) listed WHERE translations IS NOT NULL`;

const STATE = (rank) => `json_build_object('score', ${SCORE}, 'voteCounts', ${COUNTS},
  'hasVoted', ${rank} IS NOT NULL, 'userRank', ${rank}::int)::text`;

/** Moves a counter of the translation up or down; the row itself is read anew under its lock, so that counts add up. */
const RECOUNT = (before, after) => {
  const moved = (rank) => `- (${before} IS NOT DISTINCT FROM ${rank})::int + (${after} IS NOT DISTINCT FROM ${rank})::int`;
  return [1, 2, 3].map((rank) => `rank_${rank}_count = rank_${rank}_count ${moved(rank)}`).join(', ');
};

const practiceList = `
  SELECT json_build_object('results', coalesce(json_agg(CASE WHEN a.user_id IS NULL
    THEN ${EXAMPLE(`'referenceExamples', '[]'::json, 'referencesLocked', true`)}
    ELSE ${EXAMPLE(`'referenceExamples', t.reference_examples`)} END ORDER BY t.age), '[]'))::text AS json
  FROM source_text t LEFT JOIN attempt a ON a.source_text_id = t.id AND a.user_id = $1 WHERE t.kind = 'practice'`;

const voteableByExample = VOTEABLE('t.id = $2');

const voteableByWeek = VOTEABLE(`t.kind = $2::source_text_kind AND t.week_number = $3::int`);

/** $2 the translation, $3 the rank. A taken rank breaks a unique index; the candidate is not the caller's own. */
const vote = `
  WITH candidate AS (SELECT id, source_text_id FROM submission WHERE id = $2 AND status <> 'rejected' AND user_id <> $1),
  before AS (SELECT max(rank) AS rank FROM vote WHERE user_id = $1 AND submission_id = $2),
  given AS (
    INSERT INTO vote (user_id, source_text_id, rank, submission_id) SELECT $1, source_text_id, $3::smallint, id FROM candidate
    ON CONFLICT (user_id, submission_id) DO UPDATE SET rank = excluded.rank RETURNING submission_id, rank
  )
  UPDATE submission s SET ${RECOUNT('before.rank', 'given.rank')} FROM given, before WHERE s.id = given.submission_id
  RETURNING ${STATE('given.rank')} AS json`;

const takeBack = `
  WITH taken AS (DELETE FROM vote WHERE user_id = $1 AND submission_id = $2 RETURNING submission_id, rank)
  UPDATE submission s SET ${RECOUNT('taken.rank', 'NULL::int')} FROM taken WHERE s.id = taken.submission_id
  RETURNING ${STATE('NULL::int')} AS json`;

/** $2 the source text, $3 the text, $4 the author's name. */
const submit = `
  WITH attempted AS (INSERT INTO attempt (user_id, source_text_id) VALUES ($1, $2) ON CONFLICT DO NOTHING),
  s AS (
    INSERT INTO submission (source_text_id, kind, week_number, user_id, username, is_anonymous, transcreation, explanation, target_culture,
      target_language, cultural_adaptations)
    SELECT id, kind, week_number, $1, $4, true, $3, '', '', '', '{}' FROM source_text WHERE id = $2 ON CONFLICT DO NOTHING RETURNING *
  )
  SELECT json_build_object('submission', json_build_object('_id', s.id, 'sourceTextId', s.source_text_id, 'transcreation', s.transcreation,
    'status', s.status, 'voteCounts', ${COUNTS}, 'weekNumber', s.week_number, 'groupNumber', s.group_number, 'targetCulture', s.target_culture,
    'targetLanguage', s.target_language, 'explanation', s.explanation, 'isAnonymous', s.is_anonymous,
    'culturalAdaptations', s.cultural_adaptations, 'isOwner', true, 'username', s.username,
    'userId', json_build_object('_id', s.user_id, 'username', s.username), 'createdAt', ${ISO('s.created_at')}))::text AS json
  FROM s`;

export const QUERIES = { practiceList, voteableByExample, voteableByWeek, vote, takeBack, submit };

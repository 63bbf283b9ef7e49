/**
 * The same class in every database that is measured: ids are made from names, so that the product's three databases and the bare server's
 * one agree without copying. Numbers are 1-based.
 */

/** A class of 60 with 40 source texts, everything submitted and each student's three ranks given in each text. */
export const STUDENTS = 60;
export const TEXTS = 40;
export const RANKS = 3;
/** The classes of the large database; the first is the one that is measured. */
export const CLASSES = 100;
/** Practice texts that nobody has submitted to, for the measured submissions: each takes one from each student. */
export const FRESH_TEXTS = 900;
export const WEEKS = 6;

/** An id (UUID version 4 in form) that is made from a name. It lives in the session's temporary schema. */
export const ID_FUNCTION = `
  CREATE OR REPLACE FUNCTION pg_temp.id(name text) RETURNS uuid IMMUTABLE LANGUAGE sql AS
  $$ SELECT overlay(overlay(md5(name) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`;

const KIND = `(CASE WHEN c = 1 THEN 'practice' WHEN t % 2 = 0 THEN 'tutorial' ELSE 'weekly-practice' END)`;
const WEEK = `1 + (t - 1) % ${WEEKS}`;
const TEXT_ID = `pg_temp.id('text/' || c || '/' || t)`;
const STUDENT_ID = (student) => `pg_temp.id('student/' || c || '/' || ${student})`;
const SUBMISSION_ID = (student) => `pg_temp.id('submission/' || c || '/' || t || '/' || ${student})`;
const EVERYBODY = `generate_series($1::int, $2::int) c, generate_series(1, ${TEXTS}) t, generate_series(1, ${STUDENTS}) s`;

/** A translation of usual length, half of them Chinese. */
const TRANSCREATION = `CASE WHEN t % 2 = 0
  THEN 'Version ' || s || ': a clock that flies like an arrow, and a fruit fly that likes a banana; ' || repeat('time and again ', 1 + s % 5)
  ELSE '译文' || s || '：光阴似箭，果蝇爱蕉，一语双关，各得其趣；' || repeat('时不我待，', 2 + s % 6) END`;

/** Further classes' texts stand under the other two kinds, so that the lists that are measured keep their length. $1 to $2: which classes. */
export const SOURCE_TEXTS = `
  INSERT INTO source_text
    (id, kind, title, content, source_language, source_culture, week_number, difficulty, technique, source, cultural_notes, reference_examples)
  SELECT ${TEXT_ID}, ${KIND}::source_text_kind, 'Text ' || t || ' of class ' || c, model.content, model.source_language::source_language,
    model.source_culture, ${WEEK}, 'beginner', model.technique, model.source, model.cultural_notes, model.reference_examples
  FROM generate_series($1::int, $2::int) c, generate_series(1, ${TEXTS}) t
  JOIN jsonb_to_recordset($3::jsonb) AS model
    (place int, content text, source_language text, source_culture text, technique text, source text, cultural_notes jsonb, reference_examples jsonb)
    ON model.place = t % jsonb_array_length($3::jsonb)
  ORDER BY c, t`;

export const FRESH_SOURCE_TEXTS = `
  INSERT INTO source_text
    (id, kind, title, content, source_language, source_culture, week_number, difficulty, technique, source, cultural_notes, reference_examples)
  SELECT pg_temp.id('fresh/' || t), 'practice', 'Fresh text ' || t, 'Time flies like an arrow.', 'English', 'British', 1, 'beginner', '', '', '[]', '[]'
  FROM generate_series(1, ${FRESH_TEXTS}) t`;

export const ATTEMPTS = `INSERT INTO attempt (user_id, source_text_id) SELECT ${STUDENT_ID('s')}, ${TEXT_ID} FROM ${EVERYBODY}`;

/** What the submissions service keeps of a source text. */
export const KNOWN_TEXTS = `INSERT INTO source_text (id) SELECT ${TEXT_ID} FROM generate_series($1::int, $2::int) c, generate_series(1, ${TEXTS}) t`;

export const SUBMISSIONS = `
  INSERT INTO submission (id, source_text_id, kind, week_number, group_number, user_id, username, is_anonymous, transcreation, explanation,
    target_culture, target_language, cultural_adaptations, rank_1_count, rank_2_count, rank_3_count)
  SELECT ${SUBMISSION_ID('s')}, ${TEXT_ID}, ${KIND}::source_text_kind, ${WEEK}, CASE ${KIND} WHEN 'tutorial' THEN 1 + s % 8 END,
    ${STUDENT_ID('s')}, 'Student ' || s, ${KIND} = 'practice', ${TRANSCREATION}, '', 'Chinese', 'Chinese', '{}', 1, 1, 1
  FROM ${EVERYBODY} ORDER BY c, t, s`;

/** Each student gives the three ranks to the three translations after the own one. */
export const VOTES = `
  INSERT INTO vote (user_id, source_text_id, rank, submission_id)
  SELECT ${STUDENT_ID('s')}, ${TEXT_ID}, rank, ${SUBMISSION_ID(`(1 + (s - 1 + rank) % ${STUDENTS})`)}
  FROM ${EVERYBODY}, generate_series(1, ${RANKS}) rank`;

export const ACCOUNTS = `
  INSERT INTO account (id, email, username, name, display_name, role, target_cultures)
  SELECT ${STUDENT_ID('s')}, 'student-' || s || '@example.org', 'student-' || s, 'Student ' || s, 'Student ' || s, 'student', '{}'
  FROM (SELECT 1 AS c) one, generate_series(1, ${STUDENTS}) s`;

/** The ids that a load needs: `{ students, texts, fresh, submissions }`, the last by text and student. */
export const IDS = `
  SELECT (SELECT json_agg(${STUDENT_ID('s')} ORDER BY s) FROM (SELECT 1 AS c) one, generate_series(1, ${STUDENTS}) s) AS students,
    (SELECT json_agg(${TEXT_ID} ORDER BY t) FROM (SELECT 1 AS c) one, generate_series(1, ${TEXTS}) t) AS texts,
    (SELECT json_agg(pg_temp.id('fresh/' || t) ORDER BY t) FROM generate_series(1, ${FRESH_TEXTS}) t) AS fresh,
    (SELECT json_agg((SELECT json_agg(${SUBMISSION_ID('s')} ORDER BY s) FROM generate_series(1, ${STUDENTS}) s) ORDER BY t)
      FROM (SELECT 1 AS c) one, generate_series(1, ${TEXTS}) t) AS submissions`;

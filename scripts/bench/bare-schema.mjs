/** The product's tables as far as the measured work needs them, in one database: the same columns, keys and indexes. */
export const BARE_TABLES = `
  CREATE TYPE source_text_kind AS ENUM ('practice', 'tutorial', 'weekly-practice');
  CREATE TYPE source_language AS ENUM ('English', 'Chinese');
  CREATE TYPE submission_status AS ENUM ('submitted', 'pending', 'approved', 'rejected');
  CREATE TABLE source_text (
    id uuid PRIMARY KEY, kind source_text_kind NOT NULL, age serial NOT NULL, title text NOT NULL, content text NOT NULL,
    source_language source_language NOT NULL, source_culture text NOT NULL, week_number smallint NOT NULL, difficulty text NOT NULL,
    technique text NOT NULL, source text NOT NULL, cultural_notes jsonb NOT NULL, reference_examples jsonb NOT NULL,
    version int NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE TABLE attempt (
    user_id uuid NOT NULL, source_text_id uuid NOT NULL REFERENCES source_text ON DELETE CASCADE, created_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, source_text_id)
  );
  CREATE TABLE submission (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), age serial NOT NULL, source_text_id uuid NOT NULL REFERENCES source_text,
    kind source_text_kind NOT NULL, week_number smallint NOT NULL, group_number smallint, user_id uuid NOT NULL, username text NOT NULL,
    is_anonymous boolean NOT NULL, transcreation text NOT NULL, explanation text NOT NULL, target_culture text NOT NULL,
    target_language text NOT NULL, cultural_adaptations text[] NOT NULL, status submission_status NOT NULL DEFAULT 'submitted',
    rank_1_count int NOT NULL DEFAULT 0, rank_2_count int NOT NULL DEFAULT 0, rank_3_count int NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE TABLE vote (
    user_id uuid NOT NULL, source_text_id uuid NOT NULL, rank smallint NOT NULL, submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL DEFAULT now(), PRIMARY KEY (user_id, source_text_id, rank)
  )`;

export const BARE_INDEXES = `
  CREATE INDEX ON source_text (kind, age);
  CREATE INDEX ON attempt (source_text_id);
  CREATE INDEX ON submission (source_text_id, age);
  CREATE INDEX ON submission (user_id, age);
  CREATE UNIQUE INDEX ON submission (user_id, source_text_id) WHERE kind = 'practice';
  CREATE UNIQUE INDEX ON vote (user_id, submission_id);
  CREATE INDEX ON vote (submission_id, rank)`;

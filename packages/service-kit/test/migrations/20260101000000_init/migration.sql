CREATE TABLE note (id SERIAL PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE idempotency_key (
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  reply JSONB,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (owner, key)
);

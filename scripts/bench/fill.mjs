import pg from 'pg';
import { ACCOUNTS, ATTEMPTS, FRESH_SOURCE_TEXTS, ID_FUNCTION, IDS, KNOWN_TEXTS, SOURCE_TEXTS, SUBMISSIONS, VOTES } from './class-data.mjs';
import { BARE_INDEXES, BARE_TABLES } from './bare-schema.mjs';

const MODELS = `
  SELECT json_agg(json_build_object('place', place, 'content', content, 'source_language', source_language, 'source_culture', source_culture,
    'technique', technique, 'source', source, 'cultural_notes', cultural_notes, 'reference_examples', reference_examples)) AS models
  FROM (SELECT *, row_number() OVER (ORDER BY age) - 1 AS place FROM source_text WHERE kind = 'practice') t`;

/** The rows are known to fit together: looking up each reference of a million rows would take longer than writing them. */
const TRUST_REFERENCES = 'SET session_replication_role = replica';

/** Runs `work` with a connection to the database `url` names, in whose session ids can be made. */
async function within(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(ID_FUNCTION);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The ids that the loads need; the same in every database. */
export function idsOf(url) {
  return within(url, async (client) => (await client.query(IDS)).rows[0]);
}

/** Takes the built-in practice examples out of the content service's database: texts of usual length, which all databases then get. */
export function takeModels(contentUrl) {
  return within(contentUrl, async (client) => {
    const { models } = (await client.query(MODELS)).rows[0];
    await client.query('DELETE FROM source_text');
    return JSON.stringify(models);
  });
}

/**
 * Writes `classes` classes into the product's databases (`urls` by service). Written by SQL, because a hundred classes over HTTP would take
 * an hour; the first class and the texts for the measured submissions are what the product itself would have written.
 */
export async function fillProduct(urls, models, classes) {
  const content = within(urls.content, async (client) => {
    await client.query(TRUST_REFERENCES);
    await writeContent(client, models, classes);
    await client.query('VACUUM ANALYZE');
  });
  const submissions = within(urls.submissions, async (client) => {
    await client.query(TRUST_REFERENCES);
    for (const sql of [KNOWN_TEXTS, SUBMISSIONS, VOTES]) await client.query(sql, [1, classes]);
    await client.query('VACUUM ANALYZE');
  });
  await Promise.all([content, submissions, within(urls.auth, (client) => client.query(ACCOUNTS))]);
}

/** The same in the one database of the bare server. */
export function fillBare(url, models, classes) {
  return within(url, async (client) => {
    await client.query(BARE_TABLES);
    await client.query(TRUST_REFERENCES);
    await writeContent(client, models, classes);
    for (const sql of [SUBMISSIONS, VOTES]) await client.query(sql, [1, classes]);
    await client.query(BARE_INDEXES);
    await client.query('VACUUM ANALYZE');
  });
}

async function writeContent(client, models, classes) {
  await client.query(SOURCE_TEXTS, [1, classes, models]);
  await client.query(ATTEMPTS, [1, classes]);
}

/** Adds the texts that nobody has submitted to; not before the lists are measured, which they would lengthen. */
export function addFreshTexts(url) {
  return within(url, (client) => client.query(FRESH_SOURCE_TEXTS));
}

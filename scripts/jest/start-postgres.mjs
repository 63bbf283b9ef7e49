import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One PostgreSQL for all integration tests; each test bed makes databases of its own on it. `TEST_POSTGRES_URL` names it to the workers. */
export default async function startTestPostgres() {
  const { startPostgres } = await import('@transcreate/embedded').catch((error) => {
    throw new Error('The backend has not been built: run `node scripts/build.mjs`, or `npm test`, which does.', { cause: error });
  });
  const directory = await mkdtemp(join(tmpdir(), 'transcreate-integration-'));
  try {
    const postgres = await startPostgres({ directory, durable: false });
    process.env.TEST_POSTGRES_URL = postgres.url;
    globalThis.testPostgres = { postgres, directory };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

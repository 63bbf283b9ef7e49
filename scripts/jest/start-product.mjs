import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '../lib/system.mjs';

/**
 * The product as `npm start` starts it, once for all end-to-end tests that are content with a shared one; faults start their own. The
 * workers find it by `E2E_URL` and `E2E_DATA_DIR`.
 */
export default async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'transcreate-e2e-'));
  try {
    const product = await startSystem({ dataDir });
    process.env.E2E_URL = product.url;
    process.env.E2E_DATA_DIR = dataDir;
    globalThis.testProduct = { product, dataDir };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

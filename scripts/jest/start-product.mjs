import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeIn } from '../lib/outbox.mjs';
import { startSystem } from '../lib/system.mjs';

const ADMIN = 'admin@transcreate.local';

/**
 * All test files share one admin and one address, and make in a minute what a department makes in an hour. Who tests the usual limits starts a
 * product that has them (e2e/api/limits).
 */
const LIMITS = { CALLS_PER_MINUTE: '5000', ANONYMOUS_CALLS_PER_MINUTE: '10000', SIGN_IN_CALLS_PER_MINUTE: '5000' };

/**
 * The product as `npm start` starts it, once for all end-to-end tests that are content with a shared one; faults start their own. The
 * workers find it by variables that start with `E2E_`, with the primary admin signed in (`E2E_ADMIN_TOKEN`): an address gets five code mails in
 * a quarter of an hour, which would not do for every test file.
 */
export default async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'transcreate-e2e-'));
  try {
    const product = await startSystem({ dataDir, env: { ...process.env, PORT: '0', ...LIMITS } });
    globalThis.testProduct = { product, dataDir };
    process.env.E2E_URL = product.url;
    process.env.E2E_DATA_DIR = dataDir;
    process.env.E2E_NATS_URL = product.natsUrl;
    process.env.E2E_ADMIN_TOKEN = await signInAdmin(product.url, dataDir);
  } catch (error) {
    await globalThis.testProduct?.product.stop();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function signInAdmin(url, dataDir) {
  await login(url, { email: ADMIN });
  const outbox = join(dataDir, 'outbox');
  const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
  const { token } = await login(url, { email: ADMIN, code: mails.map(codeIn).find((mail) => mail?.to === ADMIN)?.code });
  return token;
}

async function login(url, body) {
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The admin could not sign in: ${response.status} ${await response.text()}`);
  return response.json();
}

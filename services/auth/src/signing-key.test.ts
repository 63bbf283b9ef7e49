import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSigningKey, SigningKey } from './signing-key.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'auth-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = (privateKey?: string) => loadSigningKey({ privateKey, dataDir });
const pem = ({ privateKey }: { privateKey: KeyObject }) => privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test('a key is made once, for the owner alone, and read from then on', async () => {
  const made = await load();
  expect(await readdir(dataDir)).toEqual(['auth-key.pem']);
  expect((await stat(join(dataDir, 'auth-key.pem'))).mode & 0o777).toBe(0o600);
  expect(await load()).toEqual(made);
});

test('replicas that start at once all take the same one, and leave no drafts', async () => {
  const keys = await Promise.all(Array.from({ length: 12 }, () => load()));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['auth-key.pem']);
});

test('a given key is taken as it is, and nothing is written', async () => {
  const given = pem(generateKeyPairSync('ed25519'));
  const key = await load(given);
  expect(key).toEqual(await SigningKey.fromPem(given, 'test'));
  expect(await readdir(dataDir)).toEqual([]);
  expect(key.publicJwk).toEqual({ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: key.id, alg: 'EdDSA', use: 'sig' });
});

test('codes are derived from another secret for every key', async () => {
  const [one, other] = [await load(pem(generateKeyPairSync('ed25519'))), await load(pem(generateKeyPairSync('ed25519')))];
  expect(one.codeSecret).toHaveLength(32);
  expect(one.codeSecret).not.toEqual(other.codeSecret);
});

test('what is no Ed25519 key is refused, and its source named', async () => {
  await expect(load('nonsense')).rejects.toThrow('AUTH_PRIVATE_KEY is not an Ed25519 private key');
  await expect(load(pem(generateKeyPairSync('x25519')))).rejects.toThrow('AUTH_PRIVATE_KEY is not an Ed25519 private key');
  await writeFile(join(dataDir, 'auth-key.pem'), '');
  await expect(load()).rejects.toThrow(`${join(dataDir, 'auth-key.pem')} is not an Ed25519 private key`);
});

import { createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync, randomUUID, type KeyObject } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { AuthSettings } from './auth-settings.js';

/** The key that signs tokens, and what is derived from it. Every replica must have the same one. */
export class SigningKey {
  private constructor(
    readonly privateKey: KeyObject,
    /** The name of the key in a token's header: the thumbprint of the public key. */
    readonly id: string,
    /** The public half, as an entry of a JSON Web Key Set. */
    readonly publicJwk: JWK,
    /** From which sign-in codes are derived. */
    readonly codeSecret: Uint8Array,
  ) {}

  /** Reads an Ed25519 private key (PKCS8, PEM); `source` names it in the error. */
  static async fromPem(pem: string, source: string): Promise<SigningKey> {
    const privateKey = parse(pem);
    if (privateKey?.asymmetricKeyType !== 'ed25519') {
      throw new Error(`${source} is not an Ed25519 private key in PEM form (make one with: openssl genpkey -algorithm ed25519).`);
    }
    const publicJwk = await exportJWK(createPublicKey(privateKey));
    const id = await calculateJwkThumbprint(publicJwk);
    const secret = hkdfSync('sha256', privateKey.export({ type: 'pkcs8', format: 'der' }), '', 'transcreate sign-in codes', 32);
    return new SigningKey(privateKey, id, { ...publicJwk, kid: id, alg: 'EdDSA', use: 'sig' }, new Uint8Array(secret));
  }
}

/** The key of `AUTH_PRIVATE_KEY`, or the one in `DATA_DIR/auth-key.pem`, which is made at the first start. */
export async function loadSigningKey({ privateKey, dataDir }: Pick<AuthSettings, 'privateKey' | 'dataDir'>): Promise<SigningKey> {
  if (privateKey) return SigningKey.fromPem(privateKey, 'AUTH_PRIVATE_KEY');
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'auth-key.pem');
  const pem = (await readIfThere(file)) ?? (await make(file));
  return SigningKey.fromPem(pem, file);
}

function parse(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a new key under another name first: a link succeeds for one of several replicas, and nobody ever reads half a key. */
async function make(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await handle.close();
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

import { join, resolve } from 'node:path';
import { Refusal } from './refusal.mjs';
import { CACHE, ROOT } from './workspaces.mjs';

const DEFAULT_ADMIN_EMAIL = 'admin@transcreate.local';

/** An empty variable counts as unset, as in .env files. */
const value = (env, name) => env[name]?.trim() || undefined;

/**
 * What the supervisor itself needs to know of the environment; everything else is the processes' own affair. Throws a `Refusal` for what
 * can't be meant.
 */
export function readSettings(env) {
  if (value(env, 'SMTP_URL') && (value(env, 'ADMIN_EMAIL') ?? DEFAULT_ADMIN_EMAIL).toLowerCase() === DEFAULT_ADMIN_EMAIL) {
    throw new Refusal(`SMTP_URL is set, but no mail can reach ${DEFAULT_ADMIN_EMAIL}: set ADMIN_EMAIL to the address of the admin.`);
  }
  return {
    port: portNumber(env, 'PORT', 8080),
    host: value(env, 'HOST') ?? '0.0.0.0',
    dataDir: resolve(ROOT, value(env, 'DATA_DIR') ?? '.data'),
    siteDir: resolve(ROOT, value(env, 'SITE_DIR') ?? join(CACHE, 'site')),
    natsUrl: serverUrl(env, 'NATS_URL', ['nats:', 'tls:']),
    databaseUrl: serverUrl(env, 'DATABASE_URL', ['postgresql:', 'postgres:']),
    metricsPort: portNumber(env, 'METRICS_PORT', undefined),
    topology: topology(value(env, 'TRANSCREATE_TOPOLOGY') ?? 'together'),
    adminEmail: value(env, 'ADMIN_EMAIL') ?? DEFAULT_ADMIN_EMAIL,
    hasMailServer: value(env, 'SMTP_URL') !== undefined,
  };
}

function portNumber(env, name, fallback) {
  const text = value(env, name);
  if (text === undefined) return fallback;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Refusal(`${name} is '${text}'; it can be a number from 0 to 65535.`);
  return Number(text);
}

/** The address may hold a password, so no message repeats it. */
function serverUrl(env, name, protocols) {
  const text = value(env, name);
  if (text === undefined) return undefined;
  const first = text.split(',')[0];
  if (!URL.canParse(first) || !protocols.includes(new URL(first).protocol)) {
    throw new Refusal(`${name} must be a server's address: ${protocols[0]}//user:password@host:port.`);
  }
  return text;
}

function topology(text) {
  if (text !== 'together' && text !== 'apart') throw new Refusal(`TRANSCREATE_TOPOLOGY is '${text}'; it can be together or apart.`);
  return text;
}

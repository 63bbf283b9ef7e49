import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../lib/workspaces.mjs';

/**
 * docker-compose.yml as Compose reads it with .env.example filled in: the services that are built here, and the password of PostgreSQL.
 *
 * @returns {{ built: { name: string, build: object, environment: Record<string, string>, volumes: string[] }[], variables: Record<string, string> }}
 */
export function readPage() {
  const read = (name) => readFileSync(join(ROOT, name), 'utf8');
  const variables = filledIn(read('.env.example'));
  const withValues = (_, value) => (typeof value === 'string' ? interpolate(value, variables) : value);
  const { services } = parse(read('docker-compose.yml'), withValues, { merge: true });
  const built = Object.entries(services).flatMap(([name, { build, environment = {}, volumes = [] }]) => (build ? [{ name, build, environment, volumes }] : []));
  return { built, variables };
}

/** The example's values, and a password where it leaves one open. */
function filledIn(example) {
  const lines = [...example.matchAll(/^(\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, value || (name.endsWith('_PASSWORD') ? `p${randomBytes(12).toString('hex')}` : '')]));
}

/** What Compose makes of `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
export function interpolate(text, variables) {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) => {
    const value = variables[name] || (kind === '-' ? rest : '');
    if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`);
    return value;
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, serviceNames, servicesWithDatabase } from './workspaces.mjs';

/**
 * docker-compose.yml and .env.example are written by hand, so that a person can read them; these tests keep them in step with the services.
 */
const read = (name) => readFileSync(join(ROOT, name), 'utf8');
const compose = read('docker-compose.yml');
const example = read('.env.example');

/** Which processes' passwords a block hands on. */
const passwordsIn = (block) => [...block.matchAll(/^ +(\w+)_NATS_PASSWORD:/gm)].map(([, name]) => name.toLowerCase());

/** The part of the page between the service's name and the next one. */
const blockOf = (name) => compose.split(/\n(?= {2}\w[\w-]*:\n)/).find((block) => block.startsWith(`  ${name}:\n`)) ?? '';

test.each(serviceNames())('%s has its place, its image and its own password, and no other', (name) => {
  const block = blockOf(name);
  expect(block).toContain(`args: { PART: services/${name} }`);
  expect(passwordsIn(block)).toEqual([name]);
  expect(block.includes('*database')).toBe(servicesWithDatabase().includes(name));
});

test('the gateway knows nothing of the database', () => {
  expect(blockOf('gateway')).toContain('args: { PART: gateway }');
  expect(blockOf('gateway')).not.toMatch(/database|postgres/i);
});

test('NATS knows the password of every process', () => {
  expect(passwordsIn(blockOf('nats')).sort()).toEqual(['gateway', ...serviceNames()].sort());
});

test('.env.example names every variable of the page, and none that nobody reads', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const told = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual([...asked].sort());
});

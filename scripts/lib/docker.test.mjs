import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { documentedVariables } from './documented-variables.mjs';
import { ROOT, serviceNames, servicesWithDatabase } from './workspaces.mjs';

/**
 * docker-compose.yml and .env.example are written by hand, so that a person can read them; these tests keep them in step with the services.
 */
const read = (name) => readFileSync(join(ROOT, name), 'utf8');
const compose = read('docker-compose.yml');
const example = read('.env.example');
const page = parse(compose, { merge: true });
const containers = page.services;

const variablesOf = (name) => Object.keys(containers[name].environment);
/** Which processes' passwords a container gets. */
const passwordsOf = (name) => variablesOf(name).filter((each) => each.endsWith('_NATS_PASSWORD')).map((each) => each.replace('_NATS_PASSWORD', '').toLowerCase());

test('the page keeps to the Compose specification', () => {
  // Ajv knows the draft that the schema names by its other address.
  const { $schema: _, ...schema } = JSON.parse(read('docker/compose-spec.json'));
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  expect(validate(page) || validate.errors).toBe(true);
  expect(validate({ ...page, services: { auth: { image: 'auth', colour: 'red' } } })).toBe(false);
});

test.each(serviceNames())('%s has its place, its image and its own password, and no other', (name) => {
  expect(containers[name].build.args).toEqual({ PART: `services/${name}` });
  expect(passwordsOf(name)).toEqual([name]);
  expect(variablesOf(name).includes('DATABASE_URL')).toBe(servicesWithDatabase().includes(name));
});

test('the gateway knows nothing of the database', () => {
  expect(containers.gateway.build.args).toEqual({ PART: 'gateway' });
  expect(passwordsOf('gateway')).toEqual(['gateway']);
  expect(JSON.stringify(containers.gateway)).not.toMatch(/database|postgres/i);
});

/** What the page leaves at its default: there is one server for all databases, and a container's own address and no development server in it. */
const leftOut = (name) => (name === 'gateway' ? ['HOST', 'DEV_PROXY'] : [`${name.toUpperCase()}_DATABASE_URL`]);
/** What the images set (docker/Dockerfile). */
const [, ofImage] = /^ENV (.+)$/m.exec(read('docker/Dockerfile'));
const setByImage = ofImage.split(' ').map((assignment) => assignment.split('=')[0]);

test.each(['gateway', ...serviceNames()])('%s is given every variable that it reads, and no other', (name) => {
  const documented = documentedVariables(name);
  expect(variablesOf(name).filter((each) => !documented.includes(each))).toEqual([]);
  const given = [...variablesOf(name), ...setByImage, ...leftOut(name)];
  expect(documented.filter((each) => !given.includes(each))).toEqual([]);
});

test('NATS knows the password of every process', () => {
  expect(passwordsOf('nats').sort()).toEqual(['gateway', ...serviceNames()].sort());
});

test('.env.example names every variable of the page, and none that nobody reads', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const told = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual([...asked].sort());
});

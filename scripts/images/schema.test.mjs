import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { ROOT } from '../lib/workspaces.mjs';

const read = (name) => readFileSync(join(ROOT, name), 'utf8');

test('docker-compose.yml keeps to the Compose specification', () => {
  // Ajv knows the draft that the schema names by its other address.
  const { $schema: _, ...schema } = JSON.parse(read('docker/compose-spec.json'));
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  const page = parse(read('docker-compose.yml'), { merge: true });
  expect(validate(page) || validate.errors).toBe(true);
  expect(validate({ ...page, services: { auth: { image: 'auth', colour: 'red' } } })).toBe(false);
});

import { VARIABLES } from '@transcreate/gateway';
import { serviceVariables } from '@transcreate/service-kit';
import { documentedVariables } from './documented-variables.mjs';
import { readSettings } from './settings.mjs';
import { serviceNames } from './workspaces.mjs';

/** docs/operations.md says which process reads which variable. A process can read none beside those that it lists (`Settings`). */
test.each(serviceNames())('%s reads what is documented for it, and nothing else', async (name) => {
  const { service } = await import(`@transcreate/${name}`);
  expect(documentedVariables(name).toSorted()).toEqual(serviceVariables(service).toSorted());
});

test('the gateway reads what is documented for it, and nothing else', () => {
  expect(documentedVariables('gateway').toSorted()).toEqual(VARIABLES.toSorted());
});

test('npm start reads what is documented for it, and nothing else', () => {
  const read = new Set(['NATS_SERVER']);
  const given = { SMTP_URL: 'smtp://localhost', ADMIN_EMAIL: 'admin@example.org' };
  readSettings(new Proxy(given, { get: (env, name) => (read.add(name), env[name]) }));
  expect(documentedVariables('npm start').toSorted()).toEqual([...read].toSorted());
});

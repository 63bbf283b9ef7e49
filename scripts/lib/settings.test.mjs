import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { readSettings } from './settings.mjs';
import { ROOT } from './workspaces.mjs';

test('an empty environment means the defaults, and so does an empty variable', () => {
  const defaults = readSettings({});
  expect(defaults).toMatchObject({ port: 8080, host: '0.0.0.0', dataDir: join(ROOT, '.data'), topology: 'together', hasMailServer: false });
  expect(readSettings({ PORT: '', DATA_DIR: ' ', SMTP_URL: '', DATABASE_URL: '' })).toEqual(defaults);
});

test('a relative folder is meant from the project, wherever the command was typed', () => {
  expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(join(ROOT, 'elsewhere'));
  expect(readSettings({ DATA_DIR: '/srv/data' }).dataDir).toBe('/srv/data');
});

test.each([
  [{ PORT: 'http' }, "PORT is 'http'; it can be a number from 0 to 65535."],
  [{ PORT: '70000' }, "PORT is '70000'; it can be a number from 0 to 65535."],
  [{ PORT: '80 80' }, "PORT is '80 80'; it can be a number from 0 to 65535."],
  [{ TRANSCREATE_TOPOLOGY: 'both' }, "TRANSCREATE_TOPOLOGY is 'both'; it can be together or apart."],
  [{ NATS_URL: 'localhost' }, "NATS_URL must be a server's address: nats://user:password@host:port."],
  [{ DATABASE_URL: 'mysql://a:secret@b/c' }, "DATABASE_URL must be a server's address: postgresql://user:password@host:port."],
  [
    { SMTP_URL: 'smtp://mail.example.edu' },
    'SMTP_URL is set, but no mail can reach admin@transcreate.local: set ADMIN_EMAIL to the address of the admin.',
  ],
])('%j is refused in one line that repeats no secret', (env, message) => {
  expect(() => readSettings(env)).toThrow(new Refusal(message));
});

test('mail is fine with an admin who can be reached', () => {
  const settings = readSettings({ SMTP_URL: 'smtp://mail.example.edu', ADMIN_EMAIL: 'li@example.edu' });
  expect(settings).toMatchObject({ hasMailServer: true, adminEmail: 'li@example.edu' });
});

test('servers of somebody else are taken as they are', () => {
  const env = { NATS_URL: 'nats://one:4222,nats://two:4222', DATABASE_URL: 'postgresql://u:p@db:5432' };
  expect(readSettings(env)).toMatchObject({ natsUrl: env.NATS_URL, databaseUrl: env.DATABASE_URL });
});

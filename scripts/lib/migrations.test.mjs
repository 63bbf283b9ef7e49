import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { missingSql, withPostgres, writeMigration } from './migrations.mjs';

let folder;
const schema = (text) => writeFileSync(join(folder, 'prisma', 'schema.prisma'), `datasource db {\n  provider = "postgresql"\n}\n\n${text}\n`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  mkdirSync(join(folder, 'prisma'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a migration is the step from the last one to what the schema says now, whatever stands in those before', async () => {
  await withPostgres(async (url) => {
    schema('model Note {\n  id Int @id\n}');
    const first = await missingSql(folder, url);
    expect(first).toContain('CREATE TABLE "Note"');
    writeMigration(folder, 'init', first, new Date('2026-01-01T00:00:00Z'));
    expect(await missingSql(folder, url)).toBe('');

    // Semicolons within a function and a text; an index that Prisma can't express stays.
    const byHand = [
      "CREATE FUNCTION f() RETURNS text AS $$ BEGIN RETURN 'a;b'; END; $$ LANGUAGE plpgsql;",
      'CREATE INDEX part ON "Note" (id) WHERE id > 1;',
    ];
    writeMigration(folder, 'by_hand', byHand.join('\n'), new Date('2026-01-02T00:00:00Z'));
    expect(await missingSql(folder, url)).toBe('');

    schema('model Note {\n  id Int @id\n  text String\n}');
    expect(await missingSql(folder, url)).toContain('ADD COLUMN     "text" TEXT NOT NULL');
  });
});

test('a schema with a fault is one clear failure', async () => {
  schema('model Note {\n  id Nonsense @id\n}');
  await withPostgres((url) => expect(missingSql(folder, url)).rejects.toThrow(/Nonsense/));
});

test("it is written in the format of Prisma's own command", () => {
  const file = writeMigration(folder, 'add_text', 'SELECT 1;', new Date('2026-01-02T03:04:05.678Z'));
  expect(relative(folder, file)).toBe('prisma/migrations/20260102030405_add_text/migration.sql');
  expect(readFileSync(join(folder, 'prisma/migrations/migration_lock.toml'), 'utf8')).toContain('provider = "postgresql"');
});

test.each(['', 'Add', 'add-text', '../x', '1st'])('the name %j is refused before anything is written', (name) => {
  expect(() => writeMigration(folder, name, '')).toThrow(/can't name a migration/);
  expect(existsSync(join(folder, 'prisma', 'migrations'))).toBe(false);
});

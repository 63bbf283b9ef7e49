import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from '../harness/command.js';
import { rowsOf } from '../harness/database.js';
import { People } from '../harness/people.js';
import { OwnSystem } from '../harness/system.js';

const FIRST_RELEASE = join(import.meta.dirname, '..', 'fixtures', 'first-release');

interface Manifest {
  services: Record<string, { tables: { name: string; rows: number }[] }>;
}

let folder: string;
let system: OwnSystem | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transcreate-upgrade-'));
});
afterEach(async () => {
  await system?.remove();
  await rm(folder, { recursive: true, force: true });
}, 180_000);

/** How many rows of a table the backup has. */
async function backedUp(service: string, table: string): Promise<number> {
  const { services } = JSON.parse(await readFile(join(FIRST_RELEASE, 'manifest.json'), 'utf8')) as Manifest;
  return services[service]!.tables.find(({ name }) => name === table)!.rows;
}

async function stored(service: string, table: string): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(folder, service, `SELECT count(*) FROM "${table}"`, []);
  return Number(row!.count);
}

test('the data of the first release lives on in this one', async () => {
  const restore = new Command('restore.mjs', { DATA_DIR: folder }, [FIRST_RELEASE]);
  expect([await restore.status(), restore.output]).toEqual([0, expect.stringContaining('Restored: ')]);
  system = await OwnSystem.start('together', {}, folder);

  for (const [service, table] of [['auth', 'account'], ['submissions', 'submission'], ['submissions', 'vote'], ['content', 'attempt']] as const) {
    expect([table, await stored(service, table)]).toEqual([table, await backedUp(service, table)]);
  }
  const people = await People.of(system);
  const joy = await people.returning('lin.yue@example.edu');
  expect(joy.user).toMatchObject({ name: '林悦', role: 'student' });
  const { body: own } = await joy.api.get<{ submissions: { transcreation: string; sourceTextId: { content: string } }[] }>('/api/submissions/my-submissions');
  expect(own.submissions.length).toBeGreaterThan(0);
  for (const { transcreation, sourceTextId } of own.submissions) expect([transcreation.trim(), sourceTextId.content.trim()]).not.toContain('');

  const { body: all } = await joy.api.get<{ examples: { translations: { voteCounts: Record<string, number> }[] }[] }>('/api/submissions/voteable');
  const votes = all.examples.flatMap(({ translations }) => translations.flatMap(({ voteCounts }) => Object.values(voteCounts)));
  expect(votes.reduce((sum, count) => sum + count, 0)).toBe(await backedUp('submissions', 'vote'));
}, 240_000);

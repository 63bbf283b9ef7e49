import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { eventually } from '../harness/api.js';
import { Command } from '../harness/command.js';
import { rowsOf } from '../harness/database.js';
import { newExample } from '../harness/examples.js';
import { newWeeklyFile } from '../harness/files.js';
import { People } from '../harness/people.js';
import { OwnSystem } from '../harness/system.js';

/** What a form of text that is taken apart and put together again could lose. */
const AWKWARD = '光阴似箭，\t日月如梭\\N\n“又一行” 🀄\r\n\\.';

let folder: string;
let system: OwnSystem | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transcreate-backup-'));
});
afterEach(async () => {
  await system?.remove();
  await rm(folder, { recursive: true, force: true });
}, 180_000);

async function run(script: string, argument: string, env: Record<string, string>): Promise<string> {
  const command = new Command(script, env, [argument]);
  const status = await command.status();
  return `${status === 0 ? '' : 'refused: '}${command.output.trim()}`;
}

/** A fingerprint of every row of every table. */
async function everything(dataDir: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  const databases = await rowsOf<{ name: string }>(dataDir, 'auth', "SELECT substr(datname, 13) AS name FROM pg_database WHERE datname LIKE 'transcreate_%' ORDER BY 1", []);
  for (const { name: service } of databases) {
    const tables = await rowsOf<{ name: string }>(dataDir, service, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'", []);
    for (const { name } of tables) {
      const [row] = await rowsOf<{ digest: string }>(dataDir, service, `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS digest FROM "${name}" t`, []);
      digests[`${service}.${name}`] = row!.digest;
    }
  }
  return digests;
}

/** The same, once nothing is written any more: a new instance still stores the pictures that come with it. */
async function everythingAtRest(dataDir: string): Promise<Record<string, string>> {
  let last: Record<string, string> = {};
  await eventually(
    async () => {
      const previous = last;
      last = await everything(dataDir);
      return isDeepStrictEqual(previous, last);
    },
    (isAtRest) => isAtRest,
    30_000,
  );
  return last;
}

test('everything that a running instance holds stands again, to the byte, in a new one', async () => {
  system = await OwnSystem.start('together');
  const people = await People.of(system);
  const [author, voter] = [await people.student(), await people.student()];
  const sourceTextId = await newExample(people.admin);
  const { body } = await author.api.post<{ submission: { _id: string } }>('/api/submissions', { sourceTextId, transcreation: AWKWARD });
  expect((await voter.api.post(`/api/submissions/${body.submission._id}/vote`, { rank: 1 })).status).toBe(200);
  const file = await newWeeklyFile(people.admin, `${AWKWARD}\n`.repeat(20_000), '讲义.md');

  const before = await everythingAtRest(system.dataDir);
  const printed = await run('backup.mjs', folder, { DATA_DIR: system.dataDir });
  expect(printed).toMatch(/Backed up: /);
  const [name] = await readdir(folder);
  await system.remove();

  const dataDir = join(folder, 'data');
  expect(await run('restore.mjs', join(folder, name!), { DATA_DIR: dataDir })).toMatch(/^Restored: /);
  expect(await run('restore.mjs', join(folder, name!), { DATA_DIR: dataDir })).toMatch(/^refused: .*exists already/);
  system = await OwnSystem.start('together', {}, dataDir);
  expect(await everythingAtRest(dataDir)).toEqual(before);

  const again = await People.of(system);
  const reader = await again.again(voter);
  const { body: voted } = await reader.api.get<{ examples: { translations: object[] }[] }>(`/api/submissions/voteable?exampleId=${sourceTextId}`);
  expect(voted.examples[0]!.translations).toEqual([expect.objectContaining({ translation: AWKWARD.normalize('NFC'), userRank: 1, score: 3 })]);
  expect((await reader.api.get(`/api/weekly-practice-files/${file}/download`)).status).toBe(200);
}, 180_000);

test('a damaged backup, an unfinished one, and a running instance are refused before anything is touched', async () => {
  system = await OwnSystem.start('together');
  expect(await run('backup.mjs', folder, { DATA_DIR: system.dataDir })).toMatch(/Backed up: /);
  const backup = join(folder, (await readdir(folder))[0]!);
  const target = { DATA_DIR: join(folder, 'data') };
  expect(await run('restore.mjs', backup, { DATA_DIR: system.dataDir })).toMatch(/^refused: .*in use/);
  await appendFile(join(backup, 'auth', 'account.copy.gz'), 'x');
  expect(await run('restore.mjs', backup, target)).toMatch(/^refused: .*account\.copy\.gz is damaged/);
  await rm(join(backup, 'manifest.json'));
  expect(await run('restore.mjs', backup, target)).toMatch(/^refused: .*never finished/);
}, 240_000);

/**
 * `node scripts/bench/files.mjs [together]`: what files cost. The highest memory of the gateway and of the files service while a file of 25 MiB goes up
 * and down, beside that of 1 MiB; and how fast votes are while ten files of 25 MiB are transferred at once, beside how fast they are without.
 * About a minute, in a temporary folder that is deleted afterwards.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createApi } from '../demo/api.mjs';
import { signInAdmin } from '../demo/sign-in.mjs';
import { prepare } from '../lib/prepare.mjs';
import { runCommand } from '../lib/refusal.mjs';

/** One process a service, as in production; or `together`, as `npm start` does it. */
const topology = process.argv[2] ?? 'apart';
const MIB = 1024 * 1024;
const SMALL = MIB;
const LARGE = 25 * MIB;
const ROUNDS = 8;
const AT_ONCE = 10;
const VOTERS = 4;

await runCommand(async () => {
  await prepare({ site: false });
  const { startSystem } = await import('../lib/system.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'transcreate-files-'));
  const worker = new Worker(new URL('transfers.mjs', import.meta.url));
  let system;
  try {
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>Transcreate</title>');
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, CALLS_PER_MINUTE: '999999999' };
    system = await startSystem({ env, dataDir: join(folder, 'data'), topology });
    const api = createApi(system.url, { say: console.log });
    const token = await signInAdmin(api, { email: 'admin@transcreate.local', outbox: join(folder, 'data', 'outbox') });
    const transfer = (bytes, count) => ordered(worker, { url: system.url, token, bytes, count, fetches: true });
    await reportMemory(system, transfer);
    await reportVotes(await makeVote(api, token, system.url), transfer);
  } finally {
    await system?.stop();
    await worker.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
});

function ordered(worker, order) {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ ms, error }) => (error ? reject(new Error(error)) : resolve(ms)));
    worker.postMessage(order);
  });
}

async function reportMemory({ processes }, transfer) {
  for (let round = 0; round < ROUNDS; round += 1) for (const bytes of [SMALL, LARGE]) await transfer(bytes, 1);
  const names = ['gateway', topology === 'together' ? 'services' : 'files'];
  const peaks = Object.fromEntries(names.map((name) => [name, { [SMALL]: [], [LARGE]: [] }]));
  let ms = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const bytes of [SMALL, LARGE]) {
      for (const name of names) forgetPeak(processes[name].pid);
      const took = await transfer(bytes, 1);
      if (bytes === LARGE) ms += took;
      for (const name of names) peaks[name][bytes].push(peakOf(processes[name].pid));
    }
  }
  console.log(`25 MiB up and down: ${(ms / ROUNDS).toFixed(0)} ms`);
  for (const [name, of] of Object.entries(peaks)) {
    const [small, large] = [of[SMALL], of[LARGE]];
    console.log(`${name}: highest memory with 1 MiB ${show(small)} MiB, with 25 MiB ${show(large)} MiB; more by ${(Math.max(...large) - Math.max(...small)).toFixed(1)} MiB`);
  }
}

function show(figures) {
  return `${Math.min(...figures).toFixed(1)} to ${Math.max(...figures).toFixed(1)}`;
}

/** Linux remembers the highest memory of a process since this was written. */
function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** In MiB. */
function peakOf(pid) {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

/** A person who votes, on a text of somebody else. */
async function makeVote(api, token, url) {
  const { example } = await api.post('/api/auth/admin/practice-examples', { title: 'A pun', content: 'Time flies.', sourceLanguage: 'English' }, { token });
  const { submission } = await api.post('/api/submissions', { sourceTextId: example._id, transcreation: '光阴似箭' }, { token });
  const voters = await Promise.all(Array.from({ length: VOTERS }, (_, number) => api.post('/api/auth/login', { email: `voter-${number}@example.org` })));
  return async (voter, rank) => {
    const headers = { authorization: `Bearer ${voters[voter].token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/submissions/${submission._id}/vote`, { method: 'POST', headers, body: JSON.stringify({ rank }) });
    if (!reply.ok) throw new Error(`a vote was answered with ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
}

async function reportVotes(vote, transfer) {
  await votesWhile(vote, () => pause(1_500));
  const alone = await votesWhile(vote, () => pause(4_000));
  const beside = await votesWhile(vote, () => transfer(LARGE, AT_ONCE));
  const line = (name, { rate, median, p95 }) => console.log(`votes ${name}: ${rate.toFixed(0)} a second, median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms`);
  line('alone', alone);
  line(`beside ${AT_ONCE} transfers of 25 MiB (${beside.ms.toFixed(0)} ms)`, beside);
  console.log(`speed of votes beside them: ${(beside.rate / alone.rate).toFixed(2)} of that alone`);
}

/** Votes of some people, one after the other each, until `work` is done. */
async function votesWhile(vote, work) {
  let isDone = false;
  const times = [];
  const began = performance.now();
  const voters = Array.from({ length: VOTERS }, async (_, voter) => {
    for (let rank = 1; !isDone; rank = (rank % 3) + 1) {
      const asked = performance.now();
      await vote(voter, rank);
      times.push(performance.now() - asked);
    }
  });
  await work().finally(() => (isDone = true));
  await Promise.all(voters);
  const ms = performance.now() - began;
  times.sort((a, b) => a - b);
  return { ms, rate: (times.length * 1_000) / ms, median: times[Math.floor(times.length / 2)], p95: times[Math.floor(times.length * 0.95)] };
}

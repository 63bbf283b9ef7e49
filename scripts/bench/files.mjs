/**
 * `node scripts/bench/files.mjs [together]`: what files cost. The highest memory of the gateway and of the files service while a file of 25 MiB goes up
 * and down, beside that of 1 MiB; and how fast votes are while ten files of 25 MiB are transferred at once, beside how fast they are without.
 * About two minutes, in a temporary folder that is deleted afterwards.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '../demo/api.mjs';
import { signInAdmin } from '../demo/sign-in.mjs';
import { prepare } from '../lib/prepare.mjs';
import { runCommand } from '../lib/refusal.mjs';
import { forkScript } from './forked.mjs';

/** One process a service, as in production; or `together`, as `npm start` does it. */
const topology = process.argv[2] ?? 'apart';
const MIB = 1024 * 1024;
const SMALL = MIB;
const LARGE = 25 * MIB;
const ROUNDS = 8;
const AT_ONCE = 10;
const VOTERS = 4;
const VOTE_ROUNDS = 3;
const ALONE_MS = 4_000;

await runCommand(async () => {
  await prepare({ site: false });
  const { startSystem } = await import('../lib/system.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'transcreate-files-'));
  const sender = forkScript('transfers.mjs');
  let system;
  try {
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>Transcreate</title>');
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: site, CALLS_PER_MINUTE: '999999999' };
    system = await startSystem({ env, dataDir: join(folder, 'data'), topology });
    const api = createApi(system.url, { say: console.log });
    const token = await signInAdmin(api, { email: 'admin@transcreate.local', outbox: join(folder, 'data', 'outbox') });
    const transfer = (bytes, count) => sender.ask({ url: system.url, token, bytes, count });
    await reportMemory(system, transfer);
    await reportVotes(await makeVote(api, token, system.url), transfer);
  } finally {
    await system?.stop();
    await sender.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

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

/** Each time between two that are alone: a machine is not always equally fast. */
async function reportVotes(vote, transfer) {
  const shares = [];
  let alone = await votesWhile(vote, () => pause(ALONE_MS));
  for (let round = 0; round < VOTE_ROUNDS; round += 1) {
    const before = alone;
    const beside = await votesWhile(vote, () => transfer(LARGE, AT_ONCE));
    alone = await votesWhile(vote, () => pause(ALONE_MS));
    shares.push((2 * beside.rate) / (before.rate + alone.rate));
    for (const [name, { rate, median, p95 }] of [['alone', before], [`beside ${AT_ONCE} transfers of 25 MiB (${beside.ms.toFixed(0)} ms)`, beside], ['alone', alone]]) {
      console.log(`votes ${name}: ${rate.toFixed(0)} a second, median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms`);
    }
  }
  console.log(`speed of votes beside them, of that alone: ${shares.toSorted((one, other) => one - other).map((share) => share.toFixed(2)).join(', ')}`);
}

/** Votes of some people, one after the other each, until `work` is done. */
async function votesWhile(vote, work) {
  const end = new AbortController();
  const times = [];
  const began = performance.now();
  const voters = Array.from({ length: VOTERS }, async (_, voter) => {
    for (let rank = 1; !end.signal.aborted; rank = (rank % 3) + 1) {
      const asked = performance.now();
      await vote(voter, rank);
      times.push(performance.now() - asked);
    }
  });
  await work().finally(() => end.abort());
  await Promise.all(voters);
  const ms = performance.now() - began;
  times.sort((a, b) => a - b);
  return { ms, rate: (times.length * 1_000) / ms, median: times[Math.floor(times.length / 2)], p95: times[Math.floor(times.length * 0.95)] };
}

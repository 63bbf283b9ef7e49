/**
 * `npm run demo`: adds a believable class to a running instance, for looking around. It uses the public HTTP API alone, as people do, and
 * a second run adds nothing twice. Nothing else ever runs it.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createApi } from './demo/api.mjs';
import { addDemoClass } from './demo/demo-class.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { readSettings } from './lib/settings.mjs';

const HELP = `npm run demo -- [--url http://localhost:8080]

Adds 24 students in 3 groups, their translations of built-in practice examples and their votes to a running instance.

--url        where the product answers; by default on this machine, on PORT (8080)
ADMIN_EMAIL  the admin of the instance (admin@transcreate.local)
DATA_DIR     its folder (.data), if it is on this machine: the admin's sign-in code is read from there; else it is asked for here`;

await runCommand(async () => {
  const say = (line) => console.log(line);
  const { port, adminEmail, dataDir } = readSettings(process.env);
  const { url = `http://localhost:${port}`, help } = readArguments(process.argv.slice(2));
  if (help) return say(HELP);
  const admin = { email: adminEmail, outbox: join(dataDir, 'outbox'), ask: process.stdin.isTTY ? ask : undefined };
  return addDemoClass(createApi(url, { say }), admin, say);
});

function readArguments(args) {
  const { url, help } = parse(args);
  if (url !== undefined && !isWebAddress(url)) throw new Refusal(`--url is '${url}'; it can be an address such as http://localhost:8080.`);
  return { url, help };
}

function isWebAddress(url) {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

function parse(args) {
  try {
    return parseArgs({ args, options: { url: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${HELP}`);
  }
}

async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

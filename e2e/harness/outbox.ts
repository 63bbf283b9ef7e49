import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './api.js';

/** The sign-in code of the newest mail to an address; without a mail server every mail is a file in the outbox. */
export async function codeFor(dataDir: string, email: string): Promise<string> {
  const code = await eventually(() => newestCode(join(dataDir, 'outbox'), email), (found) => found !== undefined);
  return code!;
}

async function newestCode(outbox: string, email: string): Promise<string | undefined> {
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.filter((name) => name.endsWith('.eml')).map(async (name) => readMail(join(outbox, name))));
  const newest = mails.filter((mail) => mail.to === email.toLowerCase()).toSorted((one, other) => other.time - one.time)[0];
  return newest?.code;
}

async function readMail(file: string) {
  const text = await readFile(file, 'utf8');
  const { mtimeMs } = await stat(file);
  return {
    time: mtimeMs,
    to: /^To: .*?([^\s<]+@[^\s>]+)/im.exec(text)?.[1]?.toLowerCase(),
    code: /^Subject: Your Transcreate sign-in code: (\d{6})\s*$/m.exec(text)?.[1],
  };
}

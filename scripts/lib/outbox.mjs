import { mkdirSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Who gets which code, from the text of a mail; undefined for any other mail, or one that isn't wholly written yet. */
export function codeIn(mail) {
  const code = /^Subject:[^\r\n]*\b(\d{6})\s*$/m.exec(mail)?.[1];
  const to = /^To:\s*(?:[^\r\n]*<)?([^\s<>]+@[^\s<>]+?)>?\s*$/m.exec(mail)?.[1];
  return code && to ? { code, to } : undefined;
}

/** Calls `onCode` for every sign-in mail that is written into the folder from now on. Answers the function that ends it. */
export function watchOutbox(folder, onCode) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const seen = new Set(readdirSync(folder));
  const look = (name) => {
    if (!name?.endsWith('.eml') || seen.has(name)) return;
    const found = codeIn(read(join(folder, name)));
    if (!found) return;
    seen.add(name);
    onCode(found);
  };
  const watcher = watch(folder, (_event, name) => look(name));
  // The folder may be deleted under us; codes are then no longer shown, and nothing else suffers.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

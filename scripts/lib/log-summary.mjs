/** pino's numbers for its levels. */
const WARN = 40;

/** nats-server: `[12] 2026/01/01 00:00:00.000000 [ERR] text`. Its one warning is that passwords are plain, which ours may be: they are generated. */
const NATS = /\[(?:ERR|FTL)\] (.*)$/;
/**
 * PostgreSQL. An ERROR is a statement that failed, which whoever sent it deals with: a unique index at work is no news. Neither is a
 * service that finds no database yet and makes it.
 */
const POSTGRES = / (?:FATAL|PANIC): {2}(?!database "\w+" does not exist)(.*)$/;

/** What node prints of a fault that nobody caught, before the process ends. */
const CRASH = /^(\w*Error(?: \[\w+\])?: .*)$/;

/** What of a log line a person at the terminal should see: one line of text, or undefined for what only the log file needs. */
export function summaryOf(line) {
  const entry = parse(line);
  if (!entry) return (NATS.exec(line) ?? POSTGRES.exec(line) ?? CRASH.exec(line))?.[1];
  if (!(entry.level >= WARN)) return undefined;
  const request = entry.requestId ? ` (request ${entry.requestId})` : '';
  return `${joined(String(entry.msg ?? ''), String(entry.err?.message ?? ''))}${request}`.replace(/\s+/g, ' ').trim().slice(0, 400);
}

/** A message and its cause, whose beginning the message often repeats at its end. */
function joined(message, cause) {
  if (message.includes(cause)) return message;
  let shared = cause.length;
  while (!message.endsWith(cause.slice(0, shared))) shared--;
  return shared > 0 ? message + cause.slice(shared) : `${message}: ${cause}`;
}

function parse(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Lets a message through once in `period` ms, and says then how often it came meanwhile. */
export class Repeats {
  #period;
  #now;
  #seen = new Map();

  constructor(period = 10_000, now = Date.now) {
    this.#period = period;
    this.#now = now;
  }

  /** The text to show, or undefined while it was shown a moment ago. `key` is what counts as the same message. */
  filter(key, text) {
    const known = this.#seen.get(key);
    if (known && this.#now() - known.at < this.#period) {
      known.hidden++;
      return undefined;
    }
    for (const [old, { at }] of this.#seen) if (this.#now() - at >= this.#period) this.#seen.delete(old);
    this.#seen.set(key, { at: this.#now(), hidden: 0 });
    return known?.hidden ? `${text} (and ${known.hidden} more like it)` : text;
  }
}

import type { Api, Reply } from './api.js';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
const ETAG = /(?<=^etag: ).+$/gm;
/** The moment of the reply, which no two have in common. */
const DATE = /^date: .+\n/gm;

/** Packed, the length would depend on the ids, which are random. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everything that was asked and answered, byte by byte: status, headers and body. */
export class Transcript {
  #text = '';

  /** Asks as somebody who is called `who` in the transcript. */
  async ask<T = Record<string, unknown>>(who: string, api: Api, method: Method, path: string, body?: unknown): Promise<Reply<T>> {
    const reply = await api.send<T>(method, path, body, PLAIN);
    const headers = [...reply.headers].map(([name, value]) => `${name}: ${value}\n`).join('');
    this.#text += `${who}: ${method} ${path} ${JSON.stringify(body ?? null)}\n${reply.status}\n${headers}\n${reply.text}\n\n`;
    return reply;
  }

  /** As it was, for what must never be in it. */
  get raw(): string {
    return this.#text;
  }

  /** With every id, time and tag replaced by its number in the order of first appearance: two of these differ where an order does, too. */
  get normalised(): string {
    return [UUID, TIME, ETAG].reduce((text, pattern, kind) => numbered(text, pattern, ['id', 'time', 'etag'][kind]!), this.#text.replace(DATE, ''));
  }
}

function numbered(text: string, pattern: RegExp, kind: string): string {
  const numbers = new Map<string, number>();
  return text.replace(pattern, (found) => {
    if (!numbers.has(found)) numbers.set(found, numbers.size + 1);
    return `<${kind} ${numbers.get(found)}>`;
  });
}

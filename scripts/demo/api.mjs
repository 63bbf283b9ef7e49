import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../lib/refusal.mjs';

/** The longest pause that the demo takes because the server asks for it, in seconds; only mails are further apart. */
const LONGEST_PAUSE = 60;
/** The pause when the server names none, in seconds. */
const SHORT_PAUSE = 2;
const TRIES = 5;
/** When a call counts as lost, in ms. */
const TIMEOUT = 10_000;

/** The server said no. Uncaught, it is the one line that ends the demo. */
export class ApiRefusal extends Refusal {
  constructor(call, { status, body, retryAfter }) {
    const wait = retryAfter > LONGEST_PAUSE ? ` That is in ${Math.ceil(retryAfter / 60)} minutes.` : '';
    super(`${call} was refused with ${status}: ${body.error}${wait} (request ${body.requestId})`);
    this.code = body.code;
  }
}

/**
 * The product's public HTTP API at `url`. `say` prints a line for the person at the terminal; `pause` waits for a number of seconds.
 */
export function createApi(url, { say, pause = (seconds) => sleep(seconds * 1_000) }) {
  const base = url.replace(/\/+$/, '');

  /**
   * Resolves to the body of a successful reply; pauses and tries again where the server asks for it. Throws an `ApiRefusal` for any other
   * failure, and a `Refusal` when there is no such server. Whatever is called here may be called twice: it has an idempotency key, or says
   * what shall be and not what to add.
   */
  async function call(method, path, { token, key, body } = {}) {
    for (let tries = 1; ; tries += 1) {
      const reply = await send(`${base}${path}`, { method, headers: headersOf(token, key), body: body && JSON.stringify(body) });
      if (reply.ok) return reply.body;
      const again = (reply.status === 429 || reply.status === 503) && reply.retryAfter <= LONGEST_PAUSE && tries < TRIES;
      if (!again) throw new ApiRefusal(`${method} ${path}`, reply);
      say(`The server asks for a pause of ${reply.retryAfter} s.`);
      await pause(reply.retryAfter);
    }
  }

  return {
    base,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, body, options) => call('PUT', path, { ...options, body }),
  };
}

function headersOf(token, key) {
  return {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
}

async function send(url, init) {
  const response = await reach(url, init);
  const body = await response.json().catch(() => null);
  const isOurs = body !== null && (response.ok || typeof body.code === 'string');
  if (!isOurs) throw new Refusal(`${url} does not answer as Transcreate does (status ${response.status}): is the address right?`);
  return { ok: response.ok, status: response.status, body, retryAfter: secondsOf(response.headers.get('retry-after')) };
}

async function reach(url, init) {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    const reason = error.cause?.code ?? error.message;
    throw new Refusal(`${new URL(url).origin} does not answer (${reason}): start the product with npm start, or name another with --url.`);
  }
}

function secondsOf(retryAfter) {
  return /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : SHORT_PAUSE;
}

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A person looks at a page for so long before the next click, in ms: from one to the other. */
const THOUGHT = [2_000, 10_000];
const HEARTBEAT_MS = 60_000;
/** A handed-in translation: a small document, in bytes. */
const FILE = 150_000;
const TEXT = '光阴似箭，果蝇爱香蕉。';

/** What somebody does next, by how often. */
const HABITS = [
  [4, 'readExamples'],
  [3, 'readWeek'],
  [2, 'readTutorial'],
  [2, 'readOwn'],
  [3, 'submit'],
  [6, 'vote'],
  [1, 'upload'],
];
const WHOLE = HABITS.reduce((sum, [weight]) => sum + weight, 0);

/**
 * One student at a browser of the product at `url`, who comes from a network `address`. Every call is noted in `calls`: what it was, how long it
 * took in ms, and its status.
 */
export class Student {
  #token;
  #submitted = new Set();

  constructor({ url, email, address, calls }) {
    this.url = url;
    this.email = email;
    this.address = address;
    this.calls = calls;
  }

  /** Signs in after `delay` ms and works until `end`, by `performance.now()`. */
  async live(delay, end) {
    await sleep(delay);
    const { token } = (await this.#call('sign in', 'POST', '/api/auth/login', { email: this.email })) ?? {};
    if (!token) return;
    this.#token = token;
    const heart = setInterval(() => void this.#call('heartbeat', 'POST', '/api/auth/online/heartbeat', { path: '/votes' }), HEARTBEAT_MS);
    for (;;) {
      const thought = THOUGHT[0] + Math.random() * (THOUGHT[1] - THOUGHT[0]);
      if (performance.now() + thought > end) break;
      await sleep(thought);
      await this[habit()]();
    }
    clearInterval(heart);
  }

  async readExamples() {
    return (await this.#call('practice list', 'POST', '/api/search/auto-search', {}))?.results ?? [];
  }

  async readWeek() {
    return (await this.#call('a week', 'GET', `/api/search/weekly-practice/${2 + Math.floor(Math.random() * 5)}`)) ?? [];
  }

  async readTutorial() {
    await this.#call('a week', 'GET', `/api/search/tutorial-tasks/${1 + Math.floor(Math.random() * 6)}`);
  }

  async readOwn() {
    await this.#call('own submissions', 'GET', '/api/submissions/my-submissions');
  }

  async submit() {
    const open = (await this.readExamples()).filter(({ _id }) => !this.#submitted.has(_id));
    if (open.length === 0) return;
    const { _id } = any(open);
    this.#submitted.add(_id);
    await this.#call('submission', 'POST', '/api/submissions', { sourceTextId: _id, transcreation: `${TEXT} ${this.email}`, isAnonymous: true });
  }

  /** Opens the grid, one card of it, and gives a rank to a translation of somebody else. */
  async vote() {
    const { examples = [] } = (await this.#call('votes, the grid', 'GET', '/api/submissions/voteable?summary=true')) ?? {};
    if (examples.length === 0) return;
    const chosen = any(examples).example.id;
    const { examples: [card] = [] } = (await this.#call('votes, one card', 'GET', `/api/submissions/voteable?exampleId=${chosen}`)) ?? {};
    const others = card?.translations.filter(({ isOwner, hasVoted }) => !isOwner && !hasVoted) ?? [];
    const held = new Set(card?.translations.map(({ userRank }) => userRank));
    const rank = [1, 2, 3].find((one) => !held.has(one));
    if (others.length > 0 && rank) await this.#call('vote', 'POST', `/api/submissions/${any(others).id}/vote`, { rank });
  }

  async upload() {
    const form = new FormData();
    form.set('file', new File([randomBytes(FILE / 2).toString('hex')], '译文.txt', { type: 'text/plain' }));
    await this.#call('upload', 'POST', '/api/weekly-practice-files/week/3/translation', form);
  }

  #headers() {
    return { 'x-forwarded-for': this.address, ...(this.#token && { authorization: `Bearer ${this.#token}` }) };
  }

  async #call(what, method, path, body) {
    const began = performance.now();
    const reply = await fetch(this.url + path, { method, ...contentOf(body, this.#headers()) }).then(
      async (response) => ({ status: response.status, json: await response.json() }),
      (error) => ({ status: error.cause?.code ?? error.message }),
    );
    this.calls.push({ what, ms: performance.now() - began, status: reply.status });
    return typeof reply.status === 'number' && reply.status < 300 ? reply.json : undefined;
  }
}

function contentOf(body, headers) {
  if (!body) return { headers };
  return body instanceof FormData ? { headers, body } : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function habit() {
  let left = Math.random() * WHOLE;
  return HABITS.find(([weight]) => (left -= weight) < 0)[1];
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

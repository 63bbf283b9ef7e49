import { randomId } from './random-id.js';

const unanswered = new Map<string, string>();

/**
 * The key of a creating call. The same person's same body keeps its key until a try has succeeded, so that 'Try again' after a lost
 * reply makes nothing twice; after a success the same body is a new wish with a new key.
 */
export function keyFor(person: string | undefined, call: string, body: string): { key: string; succeeded(): void } {
  const wish = JSON.stringify([person, call, body]);
  const key = unanswered.get(wish) ?? randomId();
  unanswered.set(wish, key);
  return { key, succeeded: () => unanswered.delete(wish) };
}

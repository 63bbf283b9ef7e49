import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

/** A server that is just being started by somebody else may need a moment. In ms. */
const PATIENCE_MS = 5_000;

/**
 * Resolves when one of the servers that a variable names takes connections, and is a `Refusal` otherwise: the processes themselves would
 * wait for it far longer, silently.
 *
 * @param {string} name the variable
 * @param {string} list its value: one URL, or several with commas between
 * @param {number} usualPort for a URL that names none
 */
export async function mustAnswer(name, list, usualPort, patience = PATIENCE_MS) {
  const servers = list.split(',').map((text) => {
    const { hostname, port } = new URL(text.trim());
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usualPort };
  });
  for (const deadline = Date.now() + patience; ; await delay(200)) {
    const answers = await Promise.all(servers.map(answersAt));
    if (answers.includes(true)) return;
    if (Date.now() > deadline) break;
  }
  const places = servers.map(({ host, port }) => `${host}:${port}`).join(', ');
  throw new Refusal(`Nothing answers at ${places}, which ${name} names: start that server, or unset ${name} to have one of the product's own.`);
}

function answersAt({ host, port }) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false)).once('timeout', () => end(false));
  });
}

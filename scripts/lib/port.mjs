import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

/** The port to listen on: the one that was asked for, if it is free (otherwise a `Refusal`), or for 0 any free one. */
export function choosePort({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Refusal(portProblem(error, port, host))));
    probe.listen(port, host, () => {
      const chosen = probe.address().port;
      probe.close(() => resolve(chosen));
    });
  });
}

function portProblem({ code }, port, host) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the program that uses it, or choose another with PORT=${port + 1} npm start.`;
  if (code === 'EACCES') return `Port ${port} is not allowed to this user: choose one above 1023, as in PORT=8080 npm start.`;
  return `Can't listen on ${host}:${port} (${code}): choose another HOST or PORT.`;
}

/** npm passes on a Ctrl-C that the terminal has already given to everybody: the same one comes twice, a few milliseconds apart. */
const ECHO_MS = 1_000;

/**
 * Calls `onStop` once, at the first SIGINT, SIGTERM or SIGHUP, and `onImpatience` when somebody asks again later. Also when npm, which
 * started us, dies of a signal that it couldn't pass on: nobody would be left who can be asked to stop.
 *
 * @param {{ onStop(): void, onImpatience(): void }} listeners
 */
export function onStopSignal({ onStop, onImpatience }, now = Date.now) {
  let first;
  const stop = () => {
    if (first === undefined) {
      first = now();
      onStop();
    } else if (now() - first > ECHO_MS) {
      onImpatience();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => first !== undefined || process.ppid === parent || stop(), 500).unref();
  // A closed terminal takes no more lines; that must not be the end before everything has been stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

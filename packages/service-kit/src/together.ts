let waiting: (() => void)[] = [];

/**
 * Does `work` at the end of this turn of the event loop, together with everything else that asked for it in the same turn. Messages that are
 * published one right after the other leave in one write, and a write to a socket costs more than most of what leads to it.
 */
export function together<T>(work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const task = () => {
      try {
        resolve(work());
      } catch (error) {
        reject(error as Error);
      }
    };
    if (waiting.push(task) === 1) setImmediate(doAll);
  });
}

function doAll(): void {
  const all = waiting;
  waiting = [];
  for (const task of all) task();
}

import { ManagedProcess } from './managed-process.mjs';

/** A process that exists in the test alone; `end()` is its death. */
function fake() {
  const launches = [];
  const launch = async () => {
    const one = { pid: 1000 + launches.length };
    one.exited = new Promise((resolve) => (one.end = (code) => resolve({ code, signal: null })));
    one.stop = async () => one.end(0);
    launches.push(one);
    return one;
  };
  return { launches, launch };
}

const until = async (condition) => {
  for (let waited = 0; !condition() && waited < 3000; waited += 10) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
};

test('who ends unasked is started again, and it is told', async () => {
  const { launches, launch } = fake();
  const ends = [];
  const managed = new ManagedProcess('auth', launch, (end) => ends.push(end));
  await managed.start();
  launches[0].end(1);
  await until(() => managed.pid === 1001);
  expect(ends).toEqual(['ended with status 1']);
  await managed.stop();
});

test('who is stopped stays down until it is started', async () => {
  const { launches, launch } = fake();
  const managed = new ManagedProcess('auth', launch, () => undefined);
  await managed.start();
  await managed.stop();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect([launches.length, managed.pid]).toEqual([1, undefined]);
  await managed.start();
  expect(managed.pid).toBe(1001);
  await managed.stop();
});

test('a first start that fails is the caller’s affair', async () => {
  const managed = new ManagedProcess('auth', () => Promise.reject(new Error('no program')), () => undefined);
  await expect(managed.start()).rejects.toThrow('no program');
  await managed.stop();
});

test('a new start that fails is tried again', async () => {
  const { launches, launch } = fake();
  let failures = 2;
  const ends = [];
  const launchLater = () => (launches.length === 1 && failures-- > 0 ? Promise.reject(new Error('not yet')) : launch());
  const managed = new ManagedProcess('auth', launchLater, (end) => ends.push(end));
  await managed.start();
  launches[0].end(1);
  await until(() => managed.pid === 1001);
  expect(ends).toEqual(['ended with status 1', "can't be started: not yet", "can't be started: not yet"]);
  await managed.stop();
});

test('stopping during the pause before a new start is the end', async () => {
  const { launches, launch } = fake();
  const managed = new ManagedProcess('auth', launch, () => undefined);
  await managed.start();
  launches[0].end(1);
  await until(() => managed.pid === undefined);
  await managed.stop();
  expect(launches).toHaveLength(1);
});

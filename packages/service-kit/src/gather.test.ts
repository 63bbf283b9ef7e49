import { Gather } from './gather.js';

/** A reading that answers when it is told to. */
function slowReading() {
  const readings: { keys: readonly string[]; answer(value: string): void; fail(): void }[] = [];
  const gather = new Gather<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        readings.push({ keys, answer: (value) => resolve((key) => `${key}${value}`), fail: () => reject(new Error('no answer')) });
      }),
  );
  return { gather, readings };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('answers what is asked at once by one reading, each its own', async () => {
  const { gather, readings } = slowReading();
  const answers = Promise.all([gather.ask('a'), gather.ask('b'), gather.ask('a')]);
  await turn();
  expect(readings.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  readings[0]!.answer('1');
  expect(await answers).toEqual(['a1', 'b1', 'a1']);
});

it('answers nobody by a reading that began before the question', async () => {
  const { gather, readings } = slowReading();
  const first = gather.ask('a');
  await turn();
  const [second, third] = [gather.ask('a'), gather.ask('c')];
  await turn();
  expect(readings).toHaveLength(1);
  readings[0]!.answer('1');
  expect(await first).toBe('a1');
  await turn();
  expect(readings[1]!.keys).toEqual(['a', 'c']);
  readings[1]!.answer('2');
  expect(await Promise.all([second, third])).toEqual(['a2', 'c2']);
});

it('tells everybody whom it concerns when a reading fails, and nobody after them', async () => {
  const { gather, readings } = slowReading();
  const first = Promise.allSettled([gather.ask('a'), gather.ask('b')]);
  await turn();
  const second = gather.ask('a');
  readings[0]!.fail();
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  readings[1]!.answer('2');
  expect(await second).toBe('a2');
});

it('waits for further questions where that was asked for', async () => {
  const readings: string[][] = [];
  const gather = new Gather<string, string>(async (keys) => {
    readings.push([...keys]);
    return (key) => key.toUpperCase();
  }, 50);
  const first = gather.ask('a');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await Promise.all([first, gather.ask('b')])).toEqual(['A', 'B']);
  expect(readings).toEqual([['a', 'b']]);
});

import { provideTransport } from '@transcreate/web-kit';
import { listSubmissions } from './api.js';

const ending = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  provideTransport((url, init) => fetch(url, init));
});

describe('the list of submissions', () => {
  it('is empty when it takes longer than five seconds', async () => {
    provideTransport((_, { signal }) => ending(signal));
    const list = listSubmissions(1, 2);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await list).toEqual({ data: [], count: 0 });
  });

  it('that nobody wants any more is not taken for empty', async () => {
    provideTransport((_, { signal }) => ending(signal));
    const stop = new AbortController();
    const list = listSubmissions(1, 2, stop.signal);
    const outcome = list.then(() => 'a list', () => 'nothing');
    stop.abort(new Error('left'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await outcome).toBe('nothing');
  });

  it('that can not be had for another reason is a failure', async () => {
    provideTransport(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(listSubmissions(1, 2)).rejects.toMatchObject({ code: 'network' });
  });
});

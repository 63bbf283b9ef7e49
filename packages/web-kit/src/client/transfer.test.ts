import { files } from '@transcreate/contracts/browser';
import { credentials } from '../session/credentials.js';
import { failed, fakeServer } from '../testing/fake-server.js';
import type { FakeApi } from '../testing/fake-server.js';
import { PEOPLE } from '../testing/people.js';
import { ApiError } from './api-error.js';
import { provideGuard } from './guard.js';
import { download, STALL_LIMIT, upload } from './transfer.js';
import { provideTransport } from './transport.js';
import type { TransportInit } from './transport.js';

const paper = new File(['译文'], '译文.docx');
const never = () => new Promise<never>(() => {});

function serve(api: FakeApi['files']) {
  const server = fakeServer({ files: api });
  provideTransport(server.transport);
  return server;
}

/** A network of the test's own making. */
const network = (answer: (init: TransportInit) => Promise<Response>) => void provideTransport((_, init) => answer(init));

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );

beforeEach(() => credentials.store('token-of-lilei', PEOPLE.student));

afterEach(() => {
  provideTransport((url, init) => fetch(url, init));
  localStorage.clear();
  jest.useRealTimers();
});

describe('an upload', () => {
  it('carries the fields, the file under its own name, and the session; the browser writes the content type', async () => {
    const server = serve({ uploadTranslationFile: () => ({ file: {} as never }) });
    await upload(files.uploadTranslationFile, { week: 3, description: '第二稿', sourceFileId: undefined }, paper);
    const request = server.requests[0]!;
    expect(request).toMatchObject({ url: '/api/weekly-practice-files/week/3/translation', input: { description: '第二稿' } });
    expect((request.input.file as File).name).toBe('译文.docx');
    expect(request.input).not.toHaveProperty('sourceFileId');
    expect(request.headers.get('authorization')).toBe('Bearer token-of-lilei');
    expect(request.headers.get('content-type')).toBeNull();
  });

  it('tells how far it is, and never more than all', async () => {
    network(async ({ onSent }) => {
      onSent?.(3);
      onSent?.(4_000);
      return Response.json({ file: {} });
    });
    const seen: unknown[] = [];
    await upload(files.uploadTranslationFile, { week: 3 }, paper, { onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual([
      { done: 3, total: 6 },
      { done: 6, total: 6 },
    ]);
  });

  it('fails with the server’s word', async () => {
    serve({
      uploadTranslationFile: () => {
        throw failed(415, 'unsupported_type');
      },
    });
    expect(await codeOf(upload(files.uploadTranslationFile, { week: 3 }, paper))).toBe('unsupported_type');
  });

  it('ends the session on a 401', async () => {
    const expired = jest.fn();
    const standDown = provideGuard({ expired, recover: () => Promise.resolve(false) });
    serve({
      uploadTranslationFile: () => {
        throw failed(401, 'unauthenticated');
      },
    });
    expect(await codeOf(upload(files.uploadTranslationFile, { week: 3 }, paper))).toBe('unauthenticated');
    expect(expired).toHaveBeenCalledWith('token-of-lilei');
    standDown();
  });

  it('may take long, but stands still for half a minute at most', async () => {
    jest.useFakeTimers();
    let move: ((bytes: number) => void) | undefined;
    network(({ onSent, signal }) => {
      move = onSent;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    });
    const result = codeOf(upload(files.uploadTranslationFile, { week: 3 }, paper));
    for (const bytes of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(STALL_LIMIT - 1);
      move?.(bytes);
    }
    await jest.advanceTimersByTimeAsync(STALL_LIMIT);
    expect(await result).toBe('timeout');
  });

  it('is given up on demand', async () => {
    serve({ uploadTranslationFile: never });
    const stop = new AbortController();
    const result = codeOf(upload(files.uploadTranslationFile, { week: 3 }, paper, { signal: stop.signal }));
    stop.abort('enough');
    expect(await result).toBe('enough');
  });
});

describe('a download', () => {
  const id = 'f0000000-0000-4000-8000-000000000001';
  const reply = (body: BodyInit | null, headers: Record<string, string>) => () => new Response(body, { headers });

  it('is a file with the server’s name for it, and tells how far it is', async () => {
    const disposition = `attachment; filename="_.docx"; filename*=UTF-8''${encodeURIComponent('译文.docx')}`;
    serve({ downloadWeeklyFile: reply('译文', { 'content-disposition': disposition, 'content-length': '6', 'content-type': 'text/plain' }) });
    const seen: unknown[] = [];
    const { blob, fileName } = await download(files.downloadWeeklyFile, { id }, { onProgress: (progress) => seen.push(progress) });
    expect(fileName).toBe('译文.docx');
    expect([blob.size, blob.type]).toEqual([6, 'text/plain']);
    expect(seen.at(-1)).toEqual({ done: 6, total: 6 });
  });

  it('has a name even where the server gives none', async () => {
    serve({ downloadWeeklyFile: reply(null, {}) });
    expect(await download(files.downloadWeeklyFile, { id })).toMatchObject({ fileName: 'download' });
  });

  it('that breaks off is a failure of the network', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(3));
        controller.error(new TypeError('terminated'));
      },
    });
    serve({ downloadWeeklyFile: reply(broken, {}) });
    expect(await codeOf(download(files.downloadWeeklyFile, { id }))).toBe('network');
  });

  it('of what is not there is said so', async () => {
    serve({
      downloadWeeklyFile: () => {
        throw failed(404, 'not_found');
      },
    });
    expect(await codeOf(download(files.downloadWeeklyFile, { id }))).toBe('not_found');
  });
});

import { auth, content, submissions } from '@transcreate/contracts/browser';
import { credentials, LOCAL_VISITOR } from '../session/credentials.js';
import { PEOPLE } from '../testing/people.js';
import { failed, fakeServer } from '../testing/fake-server.js';
import type { FakeApi } from '../testing/fake-server.js';
import { ApiError } from './api-error.js';
import { createClient } from './client.js';
import { provideGuard } from './guard.js';
import type { Transport } from './transport.js';

const SUBMISSION = { sourceTextId: 'b6f1f8f0-5c0f-4a44-9a3f-0d6f3f1f0001', transcreation: '我是坏人吗?' };

/** A client of every table on a server that answers as the test says. */
function clients(api: FakeApi) {
  const server = fakeServer(api);
  const clientOf = <R extends object>(routes: R) => createClient(routes, server.transport);
  return { server, auth: clientOf(auth), content: clientOf(content), submissions: clientOf(submissions) };
}

const caught = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError', { cause: error });
  return error;
};

let standDown = () => {};

beforeEach(() => {
  credentials.store('token-of-lilei', PEOPLE.student);
});

afterEach(() => {
  standDown();
  localStorage.clear();
  jest.useRealTimers();
});

describe('a request', () => {
  it('puts path parameters into the path and the rest into the body', async () => {
    const { server, submissions: api } = clients({ submissions: { updateSubmission: () => ({ submission: {} as never }) } });
    await api.updateSubmission({ id: 'a/b 雷', transcreation: 'x' });
    expect(server.requests[0]).toMatchObject({ method: 'PUT', url: '/api/submissions/a%2Fb%20%E9%9B%B7', input: { transcreation: 'x' } });
  });

  it('puts what a GET asks for into the query, and nothing for what is left out', async () => {
    const { server, auth: api } = clients({ auth: { getLoginSummary: () => ({ sessions: [] }) } });
    await api.getLoginSummary({ role: 'student', sinceMs: undefined });
    expect(server.requests[0]?.url).toBe('/api/auth/admin/login-summary?role=student');
  });

  it("says who is calling, in ASCII: 李雷 doesn't fit into a header as it stands", async () => {
    const { server, content: api } = clients({ content: { searchExamples: () => ({ results: [] }) } });
    await api.searchExamples({});
    const { headers } = server.requests[0]!;
    expect(headers.get('authorization')).toBe('Bearer token-of-lilei');
    expect(headers.get('user-role')).toBe('student');
    expect(headers.get('user-info')).toContain('\\u674e\\u96f7');
    expect(JSON.parse(headers.get('user-info')!)).toEqual({
      _id: PEOPLE.student._id, username: 'lilei', name: '李雷', displayName: '李雷', email: 'lilei@example.edu', role: 'student',
    });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is a visitor without a stored user, and carries no token', async () => {
    credentials.clear();
    const { server, auth: api } = clients({ auth: { getConfig: () => ({ guestEmail: '', guestAccess: 'on' }) } });
    await api.getConfig();
    expect(server.requests[0]?.headers.get('authorization')).toBeNull();
    expect(server.requests[0]?.headers.get('user-role')).toBe('visitor');
  });
});

describe('a reply', () => {
  it('of a failure becomes an ApiError with what the server said', async () => {
    const { submissions: api } = clients({
      submissions: {
        createSubmission: () => {
          throw failed(409, 'already_submitted', 'You have already submitted.');
        },
      },
    });
    expect(await caught(api.createSubmission(SUBMISSION))).toMatchObject({
      status: 409, code: 'already_submitted', message: 'You have already submitted.', requestId: 'request-of-the-test',
    });
  });

  it("that is not the house's own, a proxy's page say, gets its code from its status", async () => {
    const proxy: Transport = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await caught(createClient(auth, proxy).getConfig())).toMatchObject({ status: 502, code: 'unavailable', message: '' });
  });

  it('that never comes is a failure of the network', async () => {
    const dead: Transport = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await caught(createClient(auth, dead).getConfig())).toMatchObject({ status: 0, code: 'network' });
  });

  it('of a fault of the server is noted with its request id, which leads to it in the logs', async () => {
    const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { auth: api } = clients({
      auth: {
        getConfig: () => {
          throw failed(500, 'internal');
        },
      },
    });
    await caught(api.getConfig());
    expect(noted).toHaveBeenCalledWith(expect.stringContaining('request-of-the-test'));
  });

  it('in CSV comes as its text', async () => {
    const csv: Transport = async () => new Response('email,role\n', { headers: { 'content-type': 'text/csv' } });
    expect(await createClient(auth, csv).getLoginSummary({ format: 'csv' })).toEqual({ csv: 'email,role\n' });
  });
});

describe('time', () => {
  it('runs out after 10 s', async () => {
    jest.useFakeTimers();
    const { auth: api } = clients({ auth: { getConfig: () => new Promise(() => {}) } });
    const call = caught(api.getConfig());
    await jest.advanceTimersByTimeAsync(9_999);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ status: 0, code: 'timeout' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it("ends with the caller's signal, and with its reason", async () => {
    const { auth: api } = clients({ auth: { getConfig: () => new Promise(() => {}) } });
    const stop = new AbortController();
    const call = api.getConfig({}, { signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });

  const retried = async (retryAfter: number | undefined, wait: number) => {
    jest.useFakeTimers();
    let tries = 0;
    const { server, auth: api } = clients({
      auth: {
        getConfig: () => {
          tries += 1;
          if (tries === 1) throw failed(429, 'rate_limited', 'Slow down.', { retryAfter });
          return { guestEmail: 'g', guestAccess: 'on' };
        },
      },
    });
    const call = api.getConfig();
    await jest.advanceTimersByTimeAsync(wait - 1);
    expect(server.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ guestEmail: 'g' });
    expect(server.requests).toHaveLength(2);
    expect(jest.getTimerCount()).toBe(0);
  };

  it('after a 429 is 2 s without Retry-After', () => retried(undefined, 2_000));
  it('after a 429 is 2 s for a shorter Retry-After', () => retried(1, 2_000));
  it('after a 429 is what a longer Retry-After asks for', () => retried(7, 7_000));
  it('after a 429 is 10 s at most', () => retried(60, 10_000));

  it('is given to a 429 once: the second refusal is a failure', async () => {
    jest.useFakeTimers();
    const { server, auth: api } = clients({
      auth: {
        getConfig: () => {
          throw failed(429, 'rate_limited', 'Slow down.', { retryAfter: 4 });
        },
      },
    });
    const call = caught(api.getConfig());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await call).toMatchObject({ status: 429, code: 'rate_limited', retryAfter: 4 });
    expect(server.requests).toHaveLength(2);
  });
});

describe('a 401', () => {
  const refuses = (): never => {
    throw failed(401, 'unauthenticated', 'Please sign in.');
  };
  const guarded = (recover = false) => {
    const expired = jest.fn();
    standDown = provideGuard({
      expired,
      recover: () => {
        if (recover) credentials.store('token-of-the-guest', PEOPLE.guest);
        return Promise.resolve(recover);
      },
    });
    return expired;
  };

  it('ends the session of the token that was sent', async () => {
    const expired = guarded();
    expect(await caught(clients({ content: { searchExamples: refuses } }).content.searchExamples({}))).toMatchObject({ status: 401 });
    expect(expired).toHaveBeenCalledWith('token-of-lilei');
  });

  it("ends nothing where the caller wants to see it for itself, as the profile call at start does", async () => {
    const expired = guarded();
    await caught(clients({ auth: { getProfile: refuses } }).auth.getProfile({}, { keepSession: true }));
    expect(expired).not.toHaveBeenCalled();
  });

  it('ends nothing on /subtitles/update/', async () => {
    const expired = guarded();
    const updateSegment = { http: 'PUT /api/subtitles/update/:segmentId' as const };
    const unauthenticated: Transport = async () => new Response('{"error":"Please sign in.","code":"unauthenticated"}', { status: 401 });
    const api = createClient({ updateSegment }, unauthenticated) as unknown as { updateSegment(input: object): Promise<unknown> };
    await caught(api.updateSegment({ segmentId: 3 }));
    expect(expired).not.toHaveBeenCalled();
  });

  it("to a visitor that the browser made up gets the guest's token, and the call goes out again", async () => {
    credentials.store('visitor_1', LOCAL_VISITOR);
    const expired = guarded(true);
    const { server, content: api } = clients({
      content: { searchExamples: (_, { headers }) => (headers.get('authorization') === 'Bearer token-of-the-guest' ? { results: [] } : refuses()) },
    });
    expect(await api.searchExamples({})).toEqual({ results: [] });
    expect(server.requests).toHaveLength(2);
    expect(expired).not.toHaveBeenCalled();
  });
});

describe('the Idempotency-Key', () => {
  const keysOf = (server: ReturnType<typeof fakeServer>) => server.to('POST /api/submissions').map(({ headers }) => headers.get('idempotency-key'));
  const flaky = (failures: number) => {
    let tries = 0;
    return clients({
      submissions: {
        createSubmission: () => {
          tries += 1;
          if (tries <= failures) throw failed(0, 'network');
          return { submission: {} as never };
        },
      },
    });
  };

  it("stays the same when a person tries again after a failure, so that a lost reply doesn't submit twice", async () => {
    const { server, submissions: api } = flaky(1);
    await caught(api.createSubmission(SUBMISSION));
    await api.createSubmission({ ...SUBMISSION });
    const [first, second] = keysOf(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('is a new one for another body, and for the same one after a success', async () => {
    const { server, submissions: api } = flaky(1);
    await caught(api.createSubmission(SUBMISSION));
    await api.createSubmission({ ...SUBMISSION, transcreation: '另一个' });
    await api.createSubmission(SUBMISSION);
    await api.createSubmission(SUBMISSION);
    const [first, other, again, next] = keysOf(server);
    expect(other).not.toBe(first);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('outlives a renewed token', async () => {
    const { server, submissions: api } = flaky(1);
    await caught(api.createSubmission(SUBMISSION));
    credentials.storeToken('renewed');
    await api.createSubmission(SUBMISSION);
    expect(new Set(keysOf(server)).size).toBe(1);
  });

  it('is nobody else’s: the next person at this computer has another one', async () => {
    const { server, submissions: api } = flaky(1);
    await caught(api.createSubmission(SUBMISSION));
    credentials.store('token-of-han', PEOPLE.admin);
    await api.createSubmission(SUBMISSION);
    const [first, second] = keysOf(server);
    expect(second).not.toBe(first);
  });

  it('is not sent where the contract knows none', async () => {
    const { server, content: api } = clients({ content: { searchExamples: () => ({ results: [] }) } });
    await api.searchExamples({});
    expect(server.requests[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

import { act, fireEvent } from '@testing-library/react';
import { content } from '@transcreate/contracts/browser';
import { createClient } from '../client/client.js';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failed, PEOPLE, renderRoom, screen, waitFor } from '../testing.js';
import { credentials } from './credentials.js';
import { isFirstLogin, rememberLogin } from './login-history.js';
import { useSession } from './session-provider.js';
import { RECOVERY_DELAY } from './session-store.js';
import { HEARTBEAT_INTERVAL, useHeartbeat } from './use-heartbeat.js';

const api = createClient(content);
const GUEST_TOKEN = `token-of-${PEOPLE.guest._id}`;
const STUDENT_TOKEN = `token-of-${PEOPLE.student._id}`;

const unreachable = (): never => {
  throw failed(0, 'network');
};
const refused = (): never => {
  throw failed(401, 'unauthenticated', 'Please sign in.');
};

/** Says who the page works for, and lets a test do what a person can. */
function Page() {
  const { user, ready, isLoggedIn, isGuest, isAdmin, isStudent, signIn, logOut } = useSession();
  const flags = Object.entries({ ready, isLoggedIn, isGuest, isAdmin, isStudent });
  return (
    <>
      <p data-testid="user">{user?.username ?? 'nobody'}</p>
      <p data-testid="flags">{flags.filter(([, is]) => is).map(([name]) => name).join(' ')}</p>
      <button type="button" onClick={() => signIn({ token: STUDENT_TOKEN, user: PEOPLE.student })}>
        sign in
      </button>
      <button type="button" onClick={() => void logOut({ keepDrafts: true })}>
        log out
      </button>
      <button type="button" onClick={() => void api.searchExamples({}).catch(() => undefined)}>
        call
      </button>
      <Link to="/slides">elsewhere</Link>
    </>
  );
}

const flags = () => screen.getByTestId('flags').textContent;
const settledAs = async (username: string) => {
  await waitFor(() => expect(flags()).toContain('ready'));
  await waitFor(() => expect(screen.getByTestId('user')).toHaveTextContent(username));
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

afterEach(() => jest.useRealTimers());

describe('without a token', () => {
  it('the page signs in as the guest, who is stored and not logged in', async () => {
    renderRoom(<Page />, { user: null });
    await settledAs('visitor');
    expect(flags()).toBe('ready isGuest');
    expect(localStorage.getItem('token')).toBe(GUEST_TOKEN);
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ email: PEOPLE.guest.email, role: 'visitor' });
  });

  it('nobody comes in where the server lets no guest in', async () => {
    const { server } = renderRoom(<Page />, { user: null, api: { auth: { getConfig: () => ({ guestEmail: 'g', guestAccess: 'off' }) } } });
    await settledAs('nobody');
    expect(server.to('POST /api/auth/login')).toHaveLength(0);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('and without a server a visitor of the browser’s own stands in, until the server is back', async () => {
    jest.useFakeTimers();
    let isDown = true;
    renderRoom(<Page />, { user: null, api: { auth: { login: () => (isDown ? unreachable() : { token: GUEST_TOKEN, user: PEOPLE.guest }) } } });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByTestId('user')).toHaveTextContent('Visitor');
    expect(flags()).toBe('ready isGuest');
    expect(localStorage.getItem('token')).toMatch(/^visitor_\d+$/);
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ id: 'visitor', username: 'Visitor', role: 'visitor', targetCultures: [] });
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(RECOVERY_DELAY));
    expect(localStorage.getItem('token')).toBe(GUEST_TOKEN);
  });

  it('a returning connection is not waited for', async () => {
    let isDown = true;
    renderRoom(<Page />, { user: null, api: { auth: { login: () => (isDown ? unreachable() : { token: GUEST_TOKEN, user: PEOPLE.guest }) } } });
    await settledAs('Visitor');
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('token')).toBe(GUEST_TOKEN));
  });
});

describe('with a token', () => {
  it('the profile counts, not what was stored', async () => {
    renderRoom(<Page />, { user: 'student', api: { auth: { getProfile: () => ({ ...PEOPLE.student, username: 'renamed', role: 'admin' }) } } });
    await settledAs('renamed');
    expect(flags()).toBe('ready isLoggedIn isAdmin');
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ role: 'admin' });
  });

  it('of the guest, nobody is logged in', async () => {
    renderRoom(<Page />, { user: 'guest' });
    await settledAs('visitor');
    expect(flags()).toBe('ready isGuest');
  });

  it('that the server refuses at start, the page goes on as the guest in place', async () => {
    let isFirst = true;
    renderRoom(<Page />, {
      user: 'student',
      path: '/search',
      api: {
        auth: {
          getProfile: () => {
            if (!isFirst) return PEOPLE.guest;
            isFirst = false;
            return refused();
          },
        },
      },
    });
    await settledAs('visitor');
    expect(localStorage.getItem('token')).toBe(GUEST_TOKEN);
    expect(screen.getByTestId('place')).toHaveTextContent('/search');
  });

  it.each([
    ['a dropped connection', 0, 'network'],
    ['a fault of the server', 503, 'unavailable'],
  ] as const)('%s keeps it', async (_, status, code) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderRoom(<Page />, {
      user: 'student',
      api: {
        auth: {
          getProfile: () => {
            throw failed(status, code);
          },
        },
      },
    });
    await settledAs('lilei');
    expect(flags()).toBe('ready isLoggedIn isStudent');
    expect(localStorage.getItem('token')).toBe(STUDENT_TOKEN);
  });
});

describe('a 401 later on', () => {
  it('clears token and user and goes to /login, which knows the way back; who leaves it goes on as the guest', async () => {
    renderRoom(<Page />, { user: 'student', path: '/search?language=Chinese', api: { content: { searchExamples: refused } } });
    await settledAs('lilei');
    await press('call');
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/login'));
    expect(screen.getByTestId('place')).toHaveAttribute('data-state', '{"from":"/search?language=Chinese"}');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(screen.getByTestId('user')).toHaveTextContent('nobody');
    await press('elsewhere');
    await settledAs('visitor');
    expect(screen.getByTestId('place')).toHaveTextContent('/slides');
  });

  it('about a token that was replaced meanwhile ends nothing', async () => {
    let refuse: () => void = () => {};
    renderRoom(<Page />, {
      user: 'guest',
      api: { content: { searchExamples: () => new Promise((_, reject) => (refuse = () => reject(failed(401, 'unauthenticated')))) } },
    });
    await settledAs('visitor');
    await press('call');
    await press('sign in');
    await act(async () => refuse());
    expect(localStorage.getItem('token')).toBe(STUDENT_TOKEN);
    expect(screen.getByTestId('place')).toHaveTextContent('/');
  });

  it("is no end for a visitor of the browser's own: the page signs in and the call goes out again", async () => {
    let isDown = true;
    const { server } = renderRoom(<Page />, {
      user: null,
      path: '/search',
      api: {
        auth: { login: () => (isDown ? unreachable() : { token: GUEST_TOKEN, user: PEOPLE.guest }) },
        content: { searchExamples: (_, { headers }) => (headers.get('authorization') === `Bearer ${GUEST_TOKEN}` ? { results: [] } : refused()) },
      },
    });
    await settledAs('Visitor');
    isDown = false;
    await press('call');
    await waitFor(() => expect(server.to('POST /api/search/auto-search')).toHaveLength(2));
    expect(screen.getByTestId('place')).toHaveTextContent('/search');
    expect(localStorage.getItem('token')).toBe(GUEST_TOKEN);
  });
});

describe('signing in and out', () => {
  it('stores who has signed in', async () => {
    renderRoom(<Page />, { user: 'guest' });
    await settledAs('visitor');
    await press('sign in');
    expect(flags()).toBe('ready isLoggedIn isStudent');
    expect(localStorage.getItem('token')).toBe(STUDENT_TOKEN);
  });

  it('while the guest is still being let in, the person stays', async () => {
    let letIn: () => void = () => {};
    renderRoom(<Page />, {
      user: null,
      api: { auth: { login: () => new Promise((resolve) => (letIn = () => resolve({ token: GUEST_TOKEN, user: PEOPLE.guest }))) } },
    });
    await act(async () => undefined);
    await press('sign in');
    await act(async () => letIn());
    expect(localStorage.getItem('token')).toBe(STUDENT_TOKEN);
    expect(screen.getByTestId('user')).toHaveTextContent('lilei');
  });

  it('out in another tab is followed: here the guest goes on, whichever tab lets them in', async () => {
    jest.useFakeTimers();
    renderRoom(<Page />, { user: 'student' });
    await act(() => jest.advanceTimersByTimeAsync(10));
    credentials.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(screen.getByTestId('user')).toHaveTextContent('nobody');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(localStorage.getItem('token')).toBe(GUEST_TOKEN);
    expect(flags()).toBe('ready isGuest');
  });

  it('out ends the session at the server, goes to / and on as the guest', async () => {
    const { server } = renderRoom(<Page />, { user: 'student', path: '/search' });
    await settledAs('lilei');
    await press('log out');
    await settledAs('visitor');
    expect(server.to('POST /api/auth/logout')[0]?.headers.get('authorization')).toBe(`Bearer ${STUDENT_TOKEN}`);
    expect(localStorage.getItem('token')).toBe(GUEST_TOKEN);
    expect(screen.getByTestId('place')).toHaveTextContent('/');
  });

  it('in another tab is followed', async () => {
    renderRoom(<Page />, { user: 'guest' });
    await settledAs('visitor');
    credentials.store(STUDENT_TOKEN, PEOPLE.student);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    expect(screen.getByTestId('user')).toHaveTextContent('lilei');
    expect(flags()).toBe('ready isLoggedIn isStudent');
  });

  it('forgets what was read for the last person', async () => {
    function Reader() {
      const { ready } = useSession();
      const { data } = useQuery({ queryKey: ['whose'], queryFn: () => api.searchExamples({}), enabled: ready });
      return <p data-testid="read">{data?.results[0]?.title}</p>;
    }
    renderRoom(
      <>
        <Page />
        <Reader />
      </>,
      {
        user: 'guest',
        api: { content: { searchExamples: (_, { headers }) => ({ results: [{ title: headers.get('authorization') } as never] }) } },
      },
    );
    await waitFor(() => expect(screen.getByTestId('read')).toHaveTextContent(GUEST_TOKEN));
    await press('sign in');
    await waitFor(() => expect(screen.getByTestId('read')).toHaveTextContent(STUDENT_TOKEN));
  });
});

describe('the heartbeat', () => {
  function Beating() {
    useHeartbeat();
    return <Page />;
  }
  const BEAT = 'POST /api/auth/online/heartbeat';

  it('comes at once, on every route, and every minute', async () => {
    jest.useFakeTimers();
    const { server } = renderRoom(<Beating />, { user: 'student', path: '/search' });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(server.to(BEAT).map(({ input }) => input)).toEqual([{ email: PEOPLE.student.email, path: '/search' }]);
    await press('elsewhere');
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(server.to(BEAT)[1]?.input).toEqual({ email: PEOPLE.student.email, path: '/slides' });
    await act(() => jest.advanceTimersByTimeAsync(HEARTBEAT_INTERVAL));
    expect(server.to(BEAT)).toHaveLength(3);
  });

  it('renews the token', async () => {
    renderRoom(<Beating />, { user: 'student', api: { auth: { heartbeat: () => ({ success: true, token: 'renewed' }) } } });
    await waitFor(() => expect(localStorage.getItem('token')).toBe('renewed'));
  });

  it('that answers too late renews nothing of the next person', async () => {
    let answer: () => void = () => {};
    renderRoom(<Beating />, {
      user: 'guest',
      api: { auth: { heartbeat: () => new Promise((resolve) => (answer = () => resolve({ success: true, token: 'renewed guest' }))) } },
    });
    await settledAs('visitor');
    const late = answer;
    await press('sign in');
    await act(async () => late());
    expect(localStorage.getItem('token')).toBe(STUDENT_TOKEN);
  });

  it('is given up when its session ends: it would be refused', async () => {
    const { server } = renderRoom(<Beating />, { user: 'student', api: { auth: { heartbeat: () => new Promise(() => {}) } } });
    await waitFor(() => expect(server.to(BEAT)).toHaveLength(1));
    expect(server.to(BEAT)[0]!.isGivenUp()).toBe(false);
    await press('log out');
    expect(server.to(BEAT)[0]!.isGivenUp()).toBe(true);
  });

  it('does not come from a visitor without an e-mail, and its failures disturb nobody', async () => {
    const { server } = renderRoom(<Beating />, { user: null, api: { auth: { login: unreachable, heartbeat: unreachable } } });
    await settledAs('Visitor');
    expect(server.to(BEAT)).toHaveLength(0);
  });
});

describe('the login history', () => {
  it('knows an e-mail after its first visit, however it is written', () => {
    expect(isFirstLogin('lilei@example.edu')).toBe(true);
    rememberLogin('LiLei@example.edu');
    expect(isFirstLogin('lilei@example.edu')).toBe(false);
    expect(isFirstLogin('han@example.edu')).toBe(true);
  });

  it('survives a broken entry', () => {
    localStorage.setItem('loginHistory', 'not json');
    expect(isFirstLogin('lilei@example.edu')).toBe(true);
    rememberLogin('lilei@example.edu');
    expect(isFirstLogin('lilei@example.edu')).toBe(false);
  });
});

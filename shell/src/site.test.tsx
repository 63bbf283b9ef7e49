import { provideRoomLoader, RoomTooNew, usePageTitle } from '@transcreate/web-kit';
import { act, failed, PEOPLE, renderRoom, screen, waitFor } from '@transcreate/web-kit/testing';
import { LoginPrompt } from '@transcreate/web-kit/parts';
import { Site } from './site.js';
import { roomAt, serveRooms } from './testing.js';

const practice = roomAt('/search', 'practice');
const place = () => screen.getByTestId('place');

beforeEach(() => serveRooms(practice));

describe('landing page', () => {
  it("says 'Get Started' to the guest and leads to /login", async () => {
    const { settled } = renderRoom(<Site />, { user: null });
    await settled();
    expect(screen.getByRole('button', { name: 'Get Started' })).toHaveAttribute('href', '/login');
  });

  it.each(['{Enter}', ' '])("has a 'Get Started' that %p presses", async (key) => {
    const { user, settled } = renderRoom(<Site />, { user: null });
    await settled();
    act(() => screen.getByRole('button', { name: 'Get Started' }).focus());
    await user.keyboard(key);
    await waitFor(() => expect(place()).toHaveTextContent('/login'));
  });

  it("says 'Continue to Dashboard' to a person", async () => {
    await renderRoom(<Site />, { user: 'student' }).settled();
    expect(screen.getByRole('button', { name: 'Continue to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('lists what people do here', async () => {
    await renderRoom(<Site />).settled();
    const features = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(features).toEqual(['Practice Examples', 'Submit Translations', 'Peer Voting', 'Cultural Guidance']);
  });

  it('speaks Chinese', async () => {
    await renderRoom(<Site />, { user: null, language: 'zh-Hans' }).settled();
    expect(screen.getByRole('heading', { level: 1, name: '译出弦外之音' })).toBeVisible();
  });
});

describe('paths', () => {
  it.each(['/nowhere', '/votes', '/search/deeper', '/login/code'])('%s leads to the landing page', async (path) => {
    renderRoom(<Site />, { path });
    await waitFor(() => expect(place()).toHaveTextContent(/^\/$/));
  });

  it.each(['/dashboard', '/search'])('%s leads to /login where nobody is stored and the guest is not let in', async (path) => {
    const getConfig = () => ({ guestEmail: 'visitor@transcreate.local', guestAccess: 'off' as const });
    renderRoom(<Site />, { path, user: null, api: { auth: { getConfig } } });
    await waitFor(() => expect(place()).toHaveTextContent('/login'));
  });

  it('leads somebody who signs in to the page that they had asked for', async () => {
    const getConfig = () => ({ guestEmail: 'visitor@transcreate.local', guestAccess: 'off' as const });
    const login = () => ({ token: 'a', user: PEOPLE.student });
    provideRoomLoader(async () => ({ App: () => <p>The room</p> }));
    const { user } = renderRoom(<Site />, { path: '/search', user: null, api: { auth: { getConfig, login, getProfile: () => PEOPLE.student } } });
    await user.type(await screen.findByLabelText(/Student Email Address/), 'lilei@example.edu');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The room')).toBeVisible();
    expect(place()).toHaveTextContent('/search');
  });
});

describe('a session that the server ends', () => {
  const said = 'Your session has ended. Log in again to go on where you were; what you typed is kept on this device.';

  it('leads to /login, which says why', async () => {
    const heartbeat = () => {
      throw failed(401, 'unauthenticated', 'Please sign in.');
    };
    renderRoom(<Site />, { user: 'student', path: '/search', api: { auth: { heartbeat } } });
    expect(await screen.findByText(said)).toBeVisible();
    expect(place()).toHaveTextContent('/login');
  });

  it('is not what somebody reads who only comes to log in', async () => {
    await renderRoom(<Site />, { user: null, path: '/login' }).settled();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});

describe('a visitor who needs the account of a student', () => {
  it('can log in with it, and goes on where they were', async () => {
    provideRoomLoader(async () => ({ App: () => <LoginPrompt>For students.</LoginPrompt> }));
    const login = () => ({ token: 'student', user: PEOPLE.student });
    const { user } = renderRoom(<Site />, { user: 'visitor', path: '/search', api: { auth: { login } } });
    await user.click(await screen.findByRole('button', { name: 'Go to Login' }));
    expect(place()).toHaveTextContent('/login');
    expect(await screen.findByText(`You are logged in as ${PEOPLE.visitor.email}. Log in with another address to change to its account.`)).toBeVisible();
    await user.type(screen.getByLabelText('Student Email Address'), `${PEOPLE.student.email}{Enter}`);
    await waitFor(() => expect(place()).toHaveTextContent('/search'));
    expect(localStorage.getItem('token')).toBe('student');
  });
});

describe('rooms', () => {
  it('lets a room name its own page', async () => {
    const App = () => {
      usePageTitle('Puns');
      return <h1>Puns</h1>;
    };
    provideRoomLoader(async () => ({ App }));
    renderRoom(<Site />, { path: '/search' });
    await screen.findByRole('heading', { level: 1, name: 'Puns' });
    expect(document.title).toBe('Puns · Transcreate');
  });

  it('opens the room that serves the path, for the guest as well', async () => {
    provideRoomLoader(async (name) => ({ App: () => <p>This is {name}</p> }));
    renderRoom(<Site />, { path: '/search', user: null });
    expect(await screen.findByText('This is practice')).toBeVisible();
  });

  it("shows a card with 'Try again' for a dead room, and the navigation stays", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let dead = true;
    provideRoomLoader(async () => {
      if (dead) throw new Error('no manifest');
      return { App: () => <p>Alive again</p> };
    });
    const { user } = renderRoom(<Site />, { path: '/search' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('could not be loaded');
    expect(document.title).toBe('Practice · Transcreate');
    dead = false;
    await user.click(retry);
    expect(await screen.findByText('Alive again')).toBeVisible();
  });

  it('shows a card for a room that was built for another page', async () => {
    provideRoomLoader(() => Promise.reject(new RoomTooNew('needs 2.0')));
    renderRoom(<Site />, { path: '/search' });
    expect(await screen.findByRole('alert')).toHaveTextContent('needs a newer page');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(place()).toHaveTextContent('/search');
  });

  it("says when the list of rooms can't be had, and asks for it anew", async () => {
    provideRoomLoader(async () => ({ App: () => <p>The room</p> }));
    serveRooms(new Error('offline'));
    const { user } = renderRoom(<Site />, { path: '/search' });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 });
    expect(screen.getByRole('heading', { level: 1, name: 'The list of pages could not be loaded' })).toBeVisible();
    serveRooms(practice);
    await user.click(retry);
    expect(await screen.findByText('The room')).toBeVisible();
  });
});

import { Route, Routes, onDevice, UNREAD_COUNT_KEY } from '@transcreate/web-kit';
import { act, failed, renderRoom, screen, waitFor, within, type RenderOptions } from '@transcreate/web-kit/testing';
import { roomAt, serveRooms } from '../testing.js';
import { Frame } from './frame.js';

const ALL = ['/search', '/tutorial-tasks', '/weekly-practice', '/votes', '/toolkit', '/slides', '/feedback', '/manage'];
const NAMES = ['Home', 'Practice', 'Tutorial Tasks', 'Weekly Practice', 'Votes', 'Toolkit', 'Slides', 'Feedback', 'Manage'];
const QUOTES = [
  { quote: 'The first.', author: 'Anon', source: 'A Book' },
  { quote: '第二条。', author: '佚名', source: '' },
];

async function open(options: RenderOptions = {}, served = ALL) {
  serveRooms(...served.map((path) => roomAt(path)));
  let asked = 0;
  const getQuote = () => QUOTES[asked++ % QUOTES.length]!;
  const page = (
    <Routes>
      <Route element={<Frame />}>
        <Route path="*" element={<h1>The page</h1>} />
      </Route>
    </Routes>
  );
  const view = renderRoom(page, { path: '/dashboard', ...options, api: { toolkit: { getQuote }, ...options.api } });
  await view.settled();
  return view;
}

const entries = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link').map((link) => link.textContent);

describe('the unread badge', () => {
  const withUnread = (count: number) => ({ api: { messages: { countUnread: () => ({ count }) } } });
  const feedback = () => screen.getByRole('link', { name: /^Feedback/ });

  it.each([
    [1, 'Feedback 11 unread message'],
    [99, 'Feedback 9999 unread messages'],
    [100, 'Feedback 99+100 unread messages'],
  ])('says %d beside Feedback, at most 99+, and the whole number to a screen reader', async (count, text) => {
    await open({ user: 'admin', ...withUnread(count) });
    await waitFor(() => expect(feedback()).toHaveTextContent(text));
    expect(feedback()).toHaveAccessibleName(`Feedback ${count} unread message${count === 1 ? '' : 's'}`);
  });

  it('is not there without unread messages, nor where their number cannot be had', async () => {
    const { server } = await open({ user: 'admin', ...withUnread(0) });
    await waitFor(() => expect(server.to('GET /api/messages/unread-count')).toHaveLength(1));
    expect(feedback()).toHaveAccessibleName('Feedback');
  });

  it('is for admins alone, and nobody else asks', async () => {
    const { server } = await open({ user: 'student', ...withUnread(5) });
    await waitFor(() => expect(feedback()).toHaveAccessibleName('Feedback'));
    expect(server.to('GET /api/messages/unread-count')).toHaveLength(0);
  });

  it('follows at once when a page has read messages', async () => {
    let count = 2;
    const { queries } = await open({ user: 'admin', api: { messages: { countUnread: () => ({ count }) } } });
    await waitFor(() => expect(feedback()).toHaveTextContent('2'));
    count = 0;
    await queries.invalidateQueries({ queryKey: UNREAD_COUNT_KEY });
    await waitFor(() => expect(feedback()).toHaveAccessibleName('Feedback'));
  });

  it('asks again every minute', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { server } = await open({ user: 'admin', ...withUnread(3) });
      await waitFor(() => expect(server.to('GET /api/messages/unread-count')).toHaveLength(1));
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      await waitFor(() => expect(server.to('GET /api/messages/unread-count')).toHaveLength(2));
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('navigation', () => {
  it.each([
    ['admin', NAMES],
    ['student', NAMES.filter((name) => name !== 'Manage')],
    ['visitor', NAMES.filter((name) => name !== 'Manage' && name !== 'Slides')],
    [null, NAMES.filter((name) => name !== 'Manage' && name !== 'Slides')],
  ] as const)('for %s', async (user, expected) => {
    await open({ user });
    await waitFor(() => expect(entries()).toEqual(expected));
  });

  it('has no entry for what no room serves, and marks the current page', async () => {
    await open({ path: '/search' }, ['/search']);
    await waitFor(() => expect(entries()).toEqual(['Home', 'Practice']));
    expect(screen.getByRole('link', { name: 'Practice' })).toHaveAttribute('aria-current', 'page');
  });

  it('opens behind the Menu button and closes on Escape and on the way to another page', async () => {
    const { user } = await open({}, ['/search']);
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
    await user.click(menu);
    await user.click(await screen.findByRole('link', { name: 'Practice' }));
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('begins with a way past itself', async () => {
    const { user } = await open();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  });
});

describe('quote bar', () => {
  it("shows a quote with its author, and another one on 'Next'", async () => {
    const { user } = await open();
    expect(await screen.findByText('The first.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Anon · A Book')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('第二条。')).toHaveAttribute('lang', 'zh-Hans');
  });

  it('says that it is loading', async () => {
    await open({ api: { toolkit: { getQuote: () => new Promise(() => undefined) } } });
    expect(screen.getByText('Loading quote...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says that it failed, and tries again', async () => {
    let down = true;
    const getQuote = () => {
      if (down) throw failed(503, 'unavailable');
      return QUOTES[0]!;
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open({ api: { toolkit: { getQuote } } });
    expect(await screen.findByText('Failed to load quote')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('The first.')).toBeVisible();
  });

  it('stays hidden, until it is wanted again', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('complementary', { name: 'Quote' })).not.toBeInTheDocument();
    expect(onDevice.get('quoteBarHidden')).toBe('true');
    unmount();
    await open();
    await user.click(screen.getByRole('button', { name: 'Show quote' }));
    expect(screen.getByRole('complementary', { name: 'Quote' })).toBeVisible();
    expect(onDevice.get('quoteBarHidden')).toBeNull();
  });
});

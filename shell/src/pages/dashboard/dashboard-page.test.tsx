import { renderRoom, screen, waitFor, type RenderOptions } from '@transcreate/web-kit/testing';
import { roomAt, serveRooms } from '../../testing.js';
import { DashboardPage } from './dashboard-page.js';

const ALL = ['/search', '/tutorial-tasks', '/weekly-practice', '/votes', '/my-work', '/toolkit', '/slides', '/feedback', '/manage'];
const TITLES = ['Practice', 'Tutorial Tasks', 'Weekly Practice', 'Vote Results', 'My Work', 'Toolkit', 'Slides', 'Feedback'];

async function open(user: RenderOptions['user'], served = ALL) {
  serveRooms(...served.map((path) => roomAt(path)));
  const view = renderRoom(<DashboardPage />, { user, path: '/dashboard' });
  await view.settled();
  return view;
}

const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('greeting', () => {
  it("is 'Welcome' on the first visit of an e-mail, and stays so until the page is left", async () => {
    const { unmount } = await open('student');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, 李雷!' })).toBeVisible();
    unmount();
    await open('student');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, 李雷!' })).toBeVisible();
  });

  it('counts every e-mail for itself', async () => {
    (await open('student')).unmount();
    await open('admin');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Admin!' })).toBeVisible();
  });

  it.each([
    ['student', 'Student'],
    ['visitor', 'Visitor'],
  ] as const)('says the role of a %s', async (user, label) => {
    await open(user);
    expect(screen.getByText(label)).toBeVisible();
  });
});

describe('quick actions', () => {
  it('shows every served place to a student', async () => {
    await open('student');
    await waitFor(() => expect(cards()).toEqual(TITLES));
    expect(screen.getByRole('link', { name: 'Practice' })).toHaveAttribute('href', '/search');
  });

  it('hides the Slides and My Work cards from visitors', async () => {
    await open('visitor');
    await waitFor(() => expect(cards()).toEqual(TITLES.filter((title) => title !== 'Slides' && title !== 'My Work')));
  });

  it('has no card for what no room serves', async () => {
    await open('admin', ['/search']);
    await waitFor(() => expect(cards()).toEqual(['Practice']));
    expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
  });
});

describe('the rest', () => {
  it('leads admins, and them alone, to Manage', async () => {
    const { unmount } = await open('admin');
    expect(await screen.findByRole('link', { name: 'Go to Manage' })).toHaveAttribute('href', '/manage');
    unmount();
    await open('student');
    await waitFor(() => expect(cards()).toEqual(TITLES));
    expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
  });

  it('sums the course up', async () => {
    await open('student');
    const facts = screen.getByRole('region', { name: 'Course Overview' });
    expect(facts).toHaveTextContent('6 weeks');
    expect(facts).toHaveTextContent('2 task types');
    expect(facts).toHaveTextContent('Voting / peer review');
  });

  it('invites the guest to log in', async () => {
    await open(null);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('names the document', async () => {
    await open('student');
    expect(document.title).toBe('Dashboard · Transcreate');
  });
});

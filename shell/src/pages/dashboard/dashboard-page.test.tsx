import { onDevice, WEEK_KEYS } from '@transcreate/web-kit';
import { failed, renderRoom, screen, waitFor, type RenderOptions } from '@transcreate/web-kit/testing';
import { roomAt, serveRooms } from '../../testing.js';
import { DashboardPage } from './dashboard-page.js';

const ALL = ['/search', '/tutorial-tasks', '/weekly-practice', '/votes', '/my-work', '/toolkit', '/slides', '/feedback', '/manage'];
const TITLES = ['Practice', 'Tutorial Tasks', 'Weekly Practice', 'Vote Results', 'My Work', 'Toolkit', 'Slides', 'Feedback'];

const WORK = { practice: { texts: 12, handedIn: 2 }, tutorial: { texts: 1, handedIn: 0 }, weeklyPractice: { texts: 0, handedIn: 0 }, waitingForVote: 1 };

async function open(user: RenderOptions['user'], served = ALL, api: RenderOptions['api'] = { submissions: { getDashboard: () => WORK } }) {
  serveRooms(...served.map((path) => roomAt(path)));
  const view = renderRoom(<DashboardPage />, { user, path: '/dashboard', api });
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

describe('figures', () => {
  const card = async (title: string) => (await screen.findByRole('heading', { level: 3, name: title })).parentElement!;

  it('say what there is to do, of the weeks that the pages remember', async () => {
    onDevice.set(WEEK_KEYS['tutorial-tasks'], '3');
    const { server } = await open('student');
    await waitFor(async () => expect(await card('Practice')).toHaveTextContent('2 of 12 texts worked on'));
    expect(await card('Tutorial Tasks')).toHaveTextContent('Week 3: 0 of 1 text worked on');
    expect(await card('Weekly Practice')).toHaveTextContent('Week 1: nothing to do yet');
    expect(await card('Vote Results')).toHaveTextContent('1 text waits for your vote');
    expect(server.to('GET /api/submissions/dashboard').map(({ input }) => input)).toEqual([{ tutorialWeek: '3', practiceWeek: '1' }]);
  });

  it('say nothing of handing in and voting to who may not', async () => {
    await open(null);
    await waitFor(async () => expect(await card('Practice')).toHaveTextContent(/12 texts$/));
    expect(await card('Vote Results')).not.toHaveTextContent('vote.');
    expect(screen.queryByText(/waits for your vote/)).not.toBeInTheDocument();
  });

  it('tell admins, and them alone, what is unread', async () => {
    const api = { submissions: { getDashboard: () => ({ ...WORK, waitingForVote: 0 }) }, messages: { countUnread: () => ({ count: 3 }) } };
    const { unmount } = await open('admin', ALL, api);
    await waitFor(async () => expect(await card('Feedback')).toHaveTextContent('3 unread messages'));
    expect(await card('Vote Results')).toHaveTextContent('Nothing waits for your vote');
    unmount();
    await open('student', ALL, api);
    expect(await card('Feedback')).not.toHaveTextContent('unread');
  });

  it('that cannot be had leave the ways open, and can be asked for again', async () => {
    let isDown = true;
    const getDashboard = () => {
      if (isDown) throw failed(400, 'invalid_input');
      return WORK;
    };
    const { user } = await open('student', ALL, { submissions: { getDashboard } });
    expect(await screen.findByText('What there is to do could not be loaded.')).toBeVisible();
    expect(cards()).toEqual(expect.arrayContaining(TITLES));
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await card('Practice')).toHaveTextContent('2 of 12'));
    expect(screen.queryByText('What there is to do could not be loaded.')).not.toBeInTheDocument();
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
    expect(facts).toHaveTextContent('2 task types tutorial and weekly practice');
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

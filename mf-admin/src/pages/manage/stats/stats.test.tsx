import type { SubmissionActivity } from '@transcreate/contracts';
import { failed, screen, within } from '@transcreate/web-kit/testing';
import { only, openManage } from '../testing.js';
import { submissionsByWeek } from './submissions-by-week.js';

const activity: SubmissionActivity = {
  byWeek: [
    { kind: 'practice', weekNumber: 1, submissions: 7, people: 5 },
    { kind: 'tutorial', weekNumber: 1, submissions: 2, people: 2 },
    { kind: 'weekly-practice', weekNumber: 6, submissions: 4, people: 4 },
  ],
  byDay: [],
  byStatus: { approved: 0, rejected: 0, pending: 0, submitted: 13 },
};

const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement!;

beforeEach(() => only('stats'));

describe('the figures', () => {
  it('are those of the server', async () => {
    openManage({ api: { auth: { getStats: () => ({ totalUsers: 5_000, practiceExamples: 34, totalSubmissions: 0, activeSessions: 3 }) } } });
    expect(await figure('Total Users')).toHaveTextContent('5,000');
    expect(await figure('Practice Examples')).toHaveTextContent('34');
    expect(await figure('Submissions')).toHaveTextContent(/^Submissions0$/);
    expect(await figure('Active Sessions')).toHaveTextContent('3');
    expect(screen.getByText(/The subtitles of week 2 are not among them\.$/)).toBeVisible();
  });

  it('that a service alone knows are missing while it is down, and never 0', async () => {
    openManage({ api: { auth: { getStats: () => ({ totalUsers: 5, practiceExamples: 34, totalSubmissions: null, activeSessions: 3 }) } } });
    expect(await figure('Submissions')).toHaveTextContent(/^SubmissionsMissing$/);
    expect(await figure('Practice Examples')).toHaveTextContent('34');
    expect(screen.getByText(/everything else on this page works/)).toBeVisible();
  });

  it('are all missing when nobody answers', async () => {
    const getStats = () => {
      throw failed(403, 'forbidden', 'Not you.');
    };
    openManage({ api: { auth: { getStats } } });
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    expect(screen.getAllByText('Missing')).toHaveLength(4);
  });
});

describe('the charts', () => {
  it('are pictures whose numbers stand in a table as well', async () => {
    const { user } = openManage({ api: { submissions: { getActivity: () => activity } } });
    const chart = within(await screen.findByRole('region', { name: 'Submissions by week' }));
    expect(await chart.findByRole('img', { name: /Submissions by week/ })).toBeVisible();
    await user.click(chart.getByText('Show as a table'));
    const table = within(chart.getByRole('table', { name: 'Submissions by week' }));
    expect(table.getByRole('row', { name: 'Week 1 7 2 0' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Week 6 0 0 4' })).toBeInTheDocument();
  });

  it('leave room for every digit of their axis', async () => {
    const busy = { ...activity, byWeek: [{ ...activity.byWeek[0]!, submissions: 2300 }] };
    openManage({ api: { submissions: { getActivity: () => busy } } });
    const chart = within(await screen.findByRole('region', { name: 'Submissions by week' }));
    const highest = within(await chart.findByRole('img')).getByText('2500');
    expect(Number(highest.getAttribute('x'))).toBeGreaterThanOrEqual(48);
  });

  it('count people by day', async () => {
    const now = new Date().toISOString();
    const getLoginSummary = () => ({
      sessions: ['a', 'b', 'a'].map((name) => ({ email: `${name}@example.edu`, role: 'student' as const, startAt: now, lastSeen: now, durationMs: 0 })),
    });
    openManage({ api: { auth: { getLoginSummary } } });
    const chart = within(await screen.findByRole('region', { name: /Active people/ }));
    expect((await chart.findAllByRole('row', { hidden: true })).at(-1)).toHaveTextContent(/2$/);
  });

  it('that cannot be drawn say that they are missing, and the figures stay', async () => {
    const getActivity = () => {
      throw failed(403, 'forbidden', 'Not you.');
    };
    openManage({ api: { submissions: { getActivity } } });
    expect(await screen.findByText('This chart is missing: its figures could not be loaded.')).toBeVisible();
    expect(await figure('Total Users')).toHaveTextContent('2');
  });
});

test('weeks without submissions have their bar as well', () => {
  const weeks = submissionsByWeek(activity.byWeek);
  expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(weeks[0]?.counts).toEqual({ practice: 7, tutorial: 2, 'weekly-practice': 0 });
  expect(weeks[2]?.counts).toEqual({ practice: 0, tutorial: 0, 'weekly-practice': 0 });
});

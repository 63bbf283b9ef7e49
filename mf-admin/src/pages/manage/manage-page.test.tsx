import { screen, waitFor, within } from '@transcreate/web-kit/testing';
import { only, openManage } from './testing.js';

// What the panels show is their own tests' business.
beforeEach(() => only());

describe('the door of Manage', () => {
  it.each([['student'], ['visitor'], ['guest']] as const)('leads a %s to the dashboard', async (user) => {
    openManage({ user });
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/dashboard'));
    expect(screen.queryByRole('heading', { name: 'Manage' })).not.toBeInTheDocument();
  });

  it('leads nobody in particular to the login page where there is no automatic visitor', async () => {
    openManage({ user: null, api: { auth: { getConfig: () => ({ guestEmail: '', guestAccess: 'off' }) } } });
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/login'));
  });
});

describe('the head of Manage', () => {
  it('says who is here, and knows the ways out', async () => {
    const { user, server } = openManage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage' })).toBeVisible();
    expect(screen.getByText('Signed in as admin@example.edu')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(server.to('POST /api/auth/logout')).toHaveLength(1));
  });
});

describe('panels', () => {
  it('fold away, ask for nothing while they are, and stay so', async () => {
    only('logins');
    const first = openManage();
    await first.user.click(await screen.findByRole('button', { name: 'Login Summary' }));
    expect(screen.queryByText('No sessions in the selected period.')).not.toBeInTheDocument();
    first.unmount();
    const { user, server } = openManage();
    const toggle = await screen.findByRole('button', { name: 'Login Summary' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(server.to('GET /api/auth/admin/users')).toHaveLength(0);
    await user.click(toggle);
    expect(await screen.findByText('No sessions in the selected period.')).toBeVisible();
  });

  it('open when a link of the page leads to them', async () => {
    const { user } = openManage();
    const places = within(await screen.findByRole('navigation', { name: 'Sections of Manage' }));
    await user.click(places.getByRole('link', { name: 'User Management' }));
    expect(await screen.findByRole('button', { name: 'Add User' })).toBeVisible();
  });
});

it('speaks Chinese', async () => {
  only('logins');
  openManage({ language: 'zh-Hans' });
  expect(await screen.findByRole('heading', { level: 1, name: '管理' })).toBeVisible();
  expect(await screen.findByText('所选时段内没有会话。')).toBeVisible();
});

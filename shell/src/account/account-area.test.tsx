import type { OwnData } from '@transcreate/contracts';
import { useDraft } from '@transcreate/web-kit';
import { failed, PEOPLE, renderRoom, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { AccountArea } from './account-area.js';

function Draft() {
  const { text, setText } = useDraft('practice:1');
  return <textarea aria-label="Draft" value={text} onChange={(event) => setText(event.target.value)} />;
}

const page = (
  <>
    <AccountArea />
    <Draft />
  </>
);

const logout = () => screen.getByRole('button', { name: 'Logout' });
const isGuest = () => waitFor(() => expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login'));
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

describe('logging in and out', () => {
  it('offers the guest a way in instead of Logout', async () => {
    await renderRoom(page, { user: null }).settled();
    await isGuest();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('logs out at once when there is nothing to lose, and goes to the landing page', async () => {
    const { user, settled, server } = renderRoom(page, { path: '/dashboard' });
    await settled();
    await user.click(logout());
    await isGuest();
    expect(screen.getByTestId('place')).toHaveTextContent(/^\/$/);
    expect(server.to('POST /api/auth/logout')).toHaveLength(1);
  });

  it.each([
    ['Keep drafts and log out', 1],
    ['Delete drafts and log out', 0],
  ])('asks about drafts: %s', async (answer, kept) => {
    const { user, settled } = renderRoom(page);
    await settled();
    await user.type(screen.getByLabelText('Draft'), 'half a pun');
    await user.click(logout());
    await user.click(await screen.findByRole('button', { name: answer }));
    await isGuest();
    expect(drafts()).toHaveLength(kept);
    expect(screen.getByLabelText('Draft')).toHaveValue('');
  });
});

describe('profile', () => {
  async function open(updateProfile: () => typeof PEOPLE.student) {
    const view = renderRoom(page, { api: { auth: { updateProfile } } });
    await view.settled();
    await view.user.click(screen.getByRole('button', { name: 'Profile: 李雷' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your profile' }));
    const name = dialog.getByLabelText(/^Name/);
    await view.user.clear(name);
    await view.user.type(name, 'Li Lei');
    await view.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    return { ...view, dialog };
  }

  it('saves the new name and shows it', async () => {
    const { server } = await open(() => ({ ...PEOPLE.student, name: 'Li Lei', displayName: 'Li Lei' }));
    expect(await screen.findByRole('button', { name: 'Profile: Li Lei' })).toBeVisible();
    expect(await screen.findByText('Your profile is saved.')).toBeVisible();
    expect(server.to('PUT /api/auth/profile')[0]?.input).toMatchObject({ name: 'Li Lei' });
    expect(server.to('PUT /api/auth/profile')[0]?.input).not.toHaveProperty('email');
  });

  it('says what failed, and keeps what was typed', async () => {
    const { dialog } = await open(() => {
      throw failed(400, 'invalid_input');
    });
    expect(await dialog.findByText('Profile update failed')).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Li Lei');
  });
});

describe('own data', () => {
  const OWN = {
    exportedAt: '2026-03-01T08:00:00.000Z', account: { email: PEOPLE.student.email }, submissions: { submissions: [], votes: [] },
  } as unknown as OwnData;

  async function ask(exportOwnData: () => OwnData) {
    const view = renderRoom(page, { api: { auth: { exportOwnData } } });
    await view.settled();
    await view.user.click(screen.getByRole('button', { name: 'Profile: 李雷' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your profile' }));
    await view.user.click(dialog.getByRole('button', { name: 'Download my data' }));
    return dialog;
  }

  it('is saved as one file', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await ask(() => OWN);
    expect(await screen.findByText('Your data has been saved as a file.')).toBeVisible();
    expect(names).toEqual(['transcreate-2026-03-01.json']);
    expect(saved[0]!.type).toBe('application/json');
  });

  it('that cannot be put together is not saved in part', async () => {
    const dialog = await ask(() => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      throw failed(503, 'unavailable');
    });
    expect(await dialog.findByText('Your data could not be put together. Please try again in a moment.')).toBeVisible();
  });
});

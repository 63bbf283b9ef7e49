import type { LoginSession } from '@transcreate/contracts';
import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { only, openManage } from '../testing.js';

const SUMMARY = 'GET /api/auth/admin/login-summary';
const sessions = Array.from({ length: 7 }, (_, index): LoginSession => ({
  email: `person${index}@example.edu`,
  role: 'student',
  startAt: '2026-11-20T08:00:00.000Z',
  lastSeen: '2026-11-20T08:10:30.000Z',
  durationMs: 630_000,
}));
const rows = async () => within(await screen.findByRole('table', { name: 'Login Summary' })).getAllByRole('row').length - 1;

beforeEach(() => only('logins'));

it('shows the first five sessions, in whole minutes, and all on demand', async () => {
  const { user } = openManage({ api: { auth: { getLoginSummary: () => ({ sessions }) } } });
  expect(await rows()).toBe(5);
  expect(screen.getByRole('row', { name: /person0@example.edu Student .* 10$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await rows()).toBe(7);
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(await rows()).toBe(5);
});

it('asks for seven days of all roles, and for what is chosen', async () => {
  const { user, server } = openManage();
  expect(await screen.findByText('No sessions in the selected period.')).toBeVisible();
  expect(server.to(SUMMARY)[0]?.input).toEqual({ sinceMs: '604800000', role: 'all' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Visitor');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 24 hours');
  await waitFor(() => expect(server.to(SUMMARY).at(-1)?.input).toEqual({ sinceMs: '86400000', role: 'visitor' }));
  const before = server.to(SUMMARY).length;
  await screen.findByText('No sessions in the selected period.');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(server.to(SUMMARY)).toHaveLength(before + 1));
});

it('downloads the same as a table for spreadsheets', async () => {
  const objects = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  const { user, server } = openManage();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(server.to(SUMMARY).at(-1)?.input).toEqual({ sinceMs: '604800000', role: 'all', format: 'csv' }));
  Object.assign(URL, { createObjectURL: objects.create, revokeObjectURL: objects.revoke });
});

it('that could not be read is an empty list, and says so', async () => {
  let isDown = true;
  const getLoginSummary = () => {
    if (isDown) throw failed(403, 'forbidden', 'Not you.');
    return { sessions };
  };
  const { user } = openManage({ api: { auth: { getLoginSummary } } });
  expect(await screen.findByText('The login summary could not be loaded.')).toBeVisible();
  expect(screen.getByText('No sessions in the selected period.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toBe(5);
});

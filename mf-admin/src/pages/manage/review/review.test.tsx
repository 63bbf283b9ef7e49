import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { only, openManage, reviewedOf, write } from '../testing.js';

const REVIEW = 'GET /api/submissions/admin';
const JUDGE = 'PUT /api/submissions/admin/status';
const work = (number: number) => screen.findByRole('article', { name: `student${number}, Example 1` });

beforeEach(() => only('review'));

describe('what the class has handed in', () => {
  it('stands beside its source text, with who wrote it', async () => {
    openManage({ submissions: [reviewedOf(1, { groupNumber: 3, explanation: 'Because.', statusReason: '很好', status: 'approved' })] });
    const item = await work(1);
    for (const said of ['光阴似箭 1', 'Time flies like an arrow.', 'Group 3', 'Approved', 'Because.', '很好', 'Anonymous to the class']) {
      expect(item).toHaveTextContent(said);
    }
    expect(within(item).getByRole('button', { name: /^Approve/ })).toBeDisabled();
  });

  it('is filtered and searched by the server', async () => {
    const { user, server } = openManage({ submissions: [reviewedOf(1)] });
    await work(1);
    expect(server.to(REVIEW)[0]?.input).toEqual({ kind: 'all', week: 'all', status: 'all', group: 'all', q: '', page: '1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Submitted');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Tutorial');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Group 5');
    await write(user, screen.getByRole('searchbox', { name: 'Search translations and authors' }), '光阴');
    await waitFor(() =>
      expect(server.to(REVIEW).at(-1)?.input).toEqual({ kind: 'tutorial', week: '2', status: 'submitted', group: '5', q: '光阴', page: '1' }),
    );
  });

  it('stands ten a page', async () => {
    const sent = Array.from({ length: 50 }, (_, index) => reviewedOf(index + 1));
    const reviewSubmissions = ({ page }: Record<string, unknown>) =>
      page === '1' ? { submissions: sent, total: 51, pages: 2 } : { submissions: [reviewedOf(51)], total: 51, pages: 2 };
    const { user } = openManage({ api: { submissions: { reviewSubmissions } } });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    for (const page of [2, 3, 4, 5, 6]) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(await screen.findByText(`Page ${page} of 6`)).toBeVisible();
    }
    expect(await work(51)).toBeVisible();
  });

  it('may be nothing yet, or nothing that matches', async () => {
    const { user } = openManage();
    expect(await screen.findByText('No submissions yet.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
    expect(await screen.findByText('No submissions match your filters.')).toBeVisible();
  });
});

describe('a decision', () => {
  it('takes its reason along', async () => {
    const { user, server } = openManage({ submissions: [reviewedOf(1)], api: { submissions: { setStatuses: () => ({ updated: 1 }) } } });
    await user.click(within(await work(1)).getByRole('button', { name: /^Reject/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this submission?' }));
    await write(user, dialog.getByRole('textbox', { name: /Reason/ }), 'The pun is lost.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('1 submission updated successfully!')).toBeVisible();
    expect(server.to(JUDGE)[0]?.input).toEqual({ ids: [reviewedOf(1)._id], status: 'rejected', reason: 'The pun is lost.' });
  });

  it('can be about several at once', async () => {
    const submissions = [1, 2, 3].map((number) => reviewedOf(number));
    const { user, server } = openManage({ submissions, api: { submissions: { setStatuses: () => ({ updated: 2 }) } } });
    await work(1);
    expect(screen.getByRole('button', { name: 'Approve (0)' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select the submission of student2 to Example 1' }));
    await user.click(screen.getByRole('button', { name: 'Approve (2)' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Approve 2 submissions?' })).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('2 submissions updated successfully!')).toBeVisible();
    expect(server.to(JUDGE)[0]?.input).toMatchObject({ ids: [submissions[0]!._id, submissions[2]!._id], status: 'approved', reason: '' });
  });

  it('that failed keeps its reason', async () => {
    const setStatuses = () => {
      throw failed(403, 'forbidden', 'Not you.');
    };
    const { user } = openManage({ submissions: [reviewedOf(1)], api: { submissions: { setStatuses } } });
    await user.click(within(await work(1)).getByRole('button', { name: /^Reject/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await write(user, dialog.getByRole('textbox', { name: /Reason/ }), 'x');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('The status could not be changed.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('x');
  });
});

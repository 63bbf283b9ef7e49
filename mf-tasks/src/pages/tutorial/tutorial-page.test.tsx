import { act, failed, PEOPLE, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { docOf, openTutorial, openWeekly, submissionOf, taskOf } from '../../testing.js';

const SUBMIT = 'POST /api/submissions';
const group = () => screen.findByRole('combobox', { name: /^Group/ });
const box = () => screen.findByRole('textbox', { name: /^Translation into Chinese/ });
const submitButton = () => screen.findByRole('button', { name: 'Submit Translation' });

describe('the weeks', () => {
  it('are remembered for each page by itself', async () => {
    const first = openTutorial();
    await first.user.click(await screen.findByRole('tab', { name: 'Week 3' }));
    await waitFor(() => expect(first.server.to('GET /api/search/tutorial-tasks/3')).toHaveLength(1));
    first.unmount();
    const second = openTutorial();
    expect(await screen.findByRole('tab', { name: 'Week 3', selected: true })).toBeVisible();
    second.unmount();
    openWeekly();
    expect(await screen.findByRole('tab', { name: 'Week 1', selected: true })).toBeVisible();
  });

  it('follow the event weekReset of their own page alone', async () => {
    openTutorial();
    await screen.findByRole('tab', { name: 'Week 1', selected: true });
    const reset = (detail: unknown) => act(() => void window.dispatchEvent(new CustomEvent('weekReset', { detail })));
    reset({ page: 'weekly-practice', week: 2 });
    reset({ page: 'tutorial-tasks', week: 9 });
    reset(null);
    expect(screen.getByRole('tab', { name: 'Week 1', selected: true })).toBeVisible();
    reset({ page: 'tutorial-tasks', week: 5 });
    expect(await screen.findByRole('tab', { name: 'Week 5', selected: true })).toBeVisible();
  });

  it('follow an address that names one, and a text in it, until another is chosen', async () => {
    localStorage.setItem('selectedTutorialWeek', '2');
    const { user, unmount } = openTutorial({ path: `/tutorial-tasks?week=4#text-${taskOf()._id}` });
    expect(await screen.findByRole('tab', { name: 'Week 4', selected: true })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Source Text #1' })).toHaveFocus());
    await user.click(screen.getByRole('tab', { name: 'Week 6' }));
    expect(await screen.findByRole('tab', { name: 'Week 6', selected: true })).toBeVisible();
    unmount();
    openTutorial({ path: '/tutorial-tasks?week=x' });
    expect(await screen.findByRole('tab', { name: 'Week 6', selected: true })).toBeVisible();
  });

  it('start at the first where the device remembers nonsense', async () => {
    localStorage.setItem('selectedTutorialWeek', '77');
    openTutorial();
    expect(await screen.findByRole('tab', { name: 'Week 1', selected: true })).toBeVisible();
  });
});

describe('what a week shows', () => {
  it('is its brief with formatting, its documents, and its numbered texts', async () => {
    const second = taskOf({ _id: 'a0000000-0000-4000-8000-000000000002', title: 'ST 2', content: 'We save soles.' });
    openTutorial({ docs: [docOf(3)], texts: [taskOf(), second] });
    expect(await screen.findByText('short')).toHaveProperty('tagName', 'STRONG');
    expect(screen.getByRole('heading', { level: 1, name: 'Tutorial Tasks' })).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Open the document of group 3 in a new tab' });
    expect(link).toHaveAttribute('href', 'https://docs.google.com/document/d/3/edit');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await screen.findByRole('article', { name: 'Source Text #2' })).toHaveTextContent('We save soles.');
    expect(screen.getAllByText('Bread, and doing nothing.')[0]).toBeVisible();
  });

  it('may be nothing yet', async () => {
    openTutorial({ texts: [], brief: '' });
    expect(await screen.findByText('No tutorial tasks available')).toBeVisible();
    expect(screen.getByText("Tutorial tasks for Week 1 haven't been set up yet.")).toBeVisible();
    expect(await screen.findByText('There is no brief for this week yet.')).toBeVisible();
    expect(await screen.findByText('No group has a document for this week yet.')).toBeVisible();
  });

  it('is said to have failed where it did, and comes on demand', async () => {
    let isDown = true;
    const listTutorialTasks = () => {
      if (isDown) throw failed(400, 'invalid_input');
      return [taskOf()];
    };
    const { user } = openTutorial({ api: { content: { listTutorialTasks } } });
    expect(await screen.findByText('This week could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Source Text #1' })).toBeVisible();
  });

  it('has pictures of the given width, with an alternative text; a placeholder for them is not shown', async () => {
    openTutorial({ texts: [taskOf({ content: 'Image-based task', imageUrl: '/api/images/1', imageAlt: 'A poster', imageSize: 300 })] });
    expect(await screen.findByRole('img', { name: 'A poster' })).toHaveAttribute('width', '300');
    expect(screen.queryByText('Image-based task')).not.toBeInTheDocument();
  });

  it('gives a picture without words a name', async () => {
    openTutorial({ texts: [taskOf({ imageUrl: '/api/images/1' })] });
    expect(await screen.findByRole('img', { name: 'Picture for source text 1' })).toBeVisible();
  });
});

describe('a group submits', () => {
  it('nothing without a group and a text, and reads why', async () => {
    const { user, server } = openTutorial();
    expect(await submitButton()).toBeDisabled();
    expect(await submitButton()).toHaveAccessibleDescription('Choose your group and write a translation to submit it.');
    await user.type(await box(), '   ');
    await user.selectOptions(await group(), '4');
    expect(await submitButton()).toHaveAccessibleDescription('Write a translation to submit it.');
    await user.type(await box(), '{Control>}{Enter}{/Control}');
    expect(server.to(SUBMIT)).toHaveLength(0);
  });

  it('in its name, sees it in the list, and finds its group chosen in the next text', async () => {
    const submissions: ReturnType<typeof submissionOf>[] = [];
    const createSubmission = ({ transcreation }: Record<string, unknown>) => {
      const submission = submissionOf({ transcreation: String(transcreation), isOwner: true, groupNumber: 4, username: 'lilei' });
      submissions.push(submission);
      return { submission };
    };
    const { user, server } = openTutorial({ submissions, api: { submissions: { createSubmission } } });
    await user.selectOptions(await group(), '4');
    await user.type(await box(), '慢慢来');
    await user.click(await submitButton());
    expect(await screen.findByText('Translation submitted successfully!')).toBeVisible();
    expect(server.to(SUBMIT)[0]?.input).toEqual({
      sourceTextId: taskOf()._id, transcreation: '慢慢来', groupNumber: 4, targetLanguage: 'Chinese', culturalAdaptations: [],
    });
    expect(server.to(SUBMIT)[0]?.headers.get('idempotency-key')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'All Submissions (1)' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByText('Group 4').length).toBeGreaterThan(0);
    expect(await box()).toHaveValue('');
    expect(localStorage.getItem(`group:${PEOPLE.student._id}`)).toBe('4');
    // The reference examples may be open now.
    await waitFor(() => expect(server.to('GET /api/search/tutorial-tasks/1').length).toBeGreaterThan(1));
  });

  it('and keeps its text when that fails; the second try has the same key', async () => {
    let isDown = true;
    const createSubmission = () => {
      if (isDown) throw failed(503, 'unavailable');
      return { submission: submissionOf({ isOwner: true }) };
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, server } = openTutorial({ api: { submissions: { createSubmission } } });
    await user.selectOptions(await group(), '4');
    await user.type(await box(), '慢慢来');
    await user.click(await submitButton());
    expect(await screen.findByText('Failed to submit translation. Please try again.')).toBeVisible();
    expect(await box()).toHaveValue('慢慢来');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Translation submitted successfully!')).toBeVisible();
    const [one, two] = server.to(SUBMIT).map(({ headers }) => headers.get('idempotency-key'));
    expect(one).toBe(two);
  });

  it('later what was typed before a reload', async () => {
    const first = openTutorial();
    await first.user.type(await box(), '慢慢');
    first.unmount();
    openTutorial();
    expect(await box()).toHaveValue('慢慢');
  });
});

describe('who may not submit', () => {
  it.each([
    ['guest', 'Please log in to submit translations.'],
    ['visitor', /signed in as a visitor/],
  ] as const)('is asked to log in: %s', async (user, why) => {
    openTutorial({ user });
    expect(await screen.findByText('Login Required')).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('has no tools', async () => {
    openTutorial();
    await screen.findByRole('article', { name: 'Source Text #1' });
    for (const name of ['Add Task', 'Edit', 'Delete', 'Edit Brief', 'Save Link']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('the submissions', () => {
  const mine = submissionOf({
    _id: '50000000-0000-4000-8000-000000000002',
    isOwner: true,
    username: 'lilei',
    transcreation: '**我**的 <img src=x onerror=alert(1)>',
    status: 'rejected',
  });

  it('unfold with their badges, author and votes; what is typed is never HTML', async () => {
    const anonymous = submissionOf({ username: undefined, isAnonymous: true });
    const { user, container } = openTutorial({ submissions: [anonymous, submissionOf({ _id: mine._id, transcreation: mine.transcreation })] });
    const toggle = await screen.findByRole('button', { name: 'All Submissions (2)' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(screen.getByText('Unknown')).toBeVisible();
    expect(screen.getByText('hanmeimei')).toBeVisible();
    expect(screen.getAllByText('3 votes')).toHaveLength(2);
    expect(screen.getAllByText('Approved')).toHaveLength(2);
    expect(screen.getByText('我')).toHaveProperty('tagName', 'STRONG');
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
    await user.click(toggle);
    expect(screen.queryByText('hanmeimei')).not.toBeInTheDocument();
  });

  it('of one’s own are open at once, and can be edited', async () => {
    const updateSubmission = jest.fn((input: Record<string, unknown>) => ({ submission: { ...mine, transcreation: String(input.transcreation) } }));
    const { user, server } = openTutorial({ submissions: [mine], api: { submissions: { updateSubmission } } });
    const item = (await screen.findByText('Your Submission')).closest('li')!;
    expect(within(item).getByText('Rejected')).toBeVisible();
    expect(within(item).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await user.click(within(item).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Translation' }));
    const field = dialog.getByRole('textbox', { name: 'Translation' });
    await user.clear(field);
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await user.type(field, '  {Control>}{Enter}{/Control}');
    expect(updateSubmission).not.toHaveBeenCalled();
    await user.type(field, '更好');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.to(`PUT /api/submissions/${mine._id}`)[0]?.input).toMatchObject({ transcreation: '  更好' });
  });

  it('are forgotten as drafts by Cancel', async () => {
    const { user } = openTutorial({ submissions: [mine] });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Translation' }));
    await user.type(dialog.getByRole('textbox', { name: 'Translation' }), '!!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Translation' })).toHaveValue(mine.transcreation);
  });

  it('can be judged and deleted by an admin, after a question', async () => {
    const { user, server } = openTutorial({
      user: 'admin',
      submissions: [submissionOf()],
      api: { submissions: { deleteSubmission: () => ({ success: true }), setStatus: () => ({ submission: submissionOf({ status: 'pending' }) }) } },
    });
    await user.click(await screen.findByRole('button', { name: 'All Submissions (1)' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending');
    await waitFor(() => expect(server.to(`PUT /api/submissions/${submissionOf()._id}/status`)[0]?.input).toMatchObject({ status: 'pending' }));
    const item = screen.getByText('hanmeimei').closest('li')!;
    await user.click(within(item).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this submission?' }));
    expect(dialog.getByText('面包房里，慢慢来')).toBeVisible();
    expect(server.to(`DELETE /api/submissions/${submissionOf()._id}`)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.to(`DELETE /api/submissions/${submissionOf()._id}`)).toHaveLength(1));
  });

  it('are rejected with a reason, if there is one', async () => {
    const rejected = submissionOf({ status: 'rejected', statusReason: 'The pun is gone.' });
    const { user, server } = openTutorial({ user: 'admin', submissions: [submissionOf()], api: { submissions: { setStatus: () => ({ submission: rejected }) } } });
    const path = `PUT /api/submissions/${submissionOf()._id}/status`;
    await user.click(await screen.findByRole('button', { name: 'All Submissions (1)' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'rejected');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this submission?' }));
    expect(dialog.getByText('面包房里，慢慢来')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Why? (optional)' });
    await user.click(field);
    await user.paste('双'.repeat(501));
    expect(dialog.getByText('Please keep it under 500 characters: there are 501 now.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, ' The pun is gone. ');
    expect(server.to(path)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.to(path)[0]?.input).toMatchObject({ status: 'rejected', reason: 'The pun is gone.' });
  });

  it('say why they have their status, to those whom the server tells', async () => {
    openTutorial({ submissions: [{ ...mine, status: 'rejected', statusReason: '双关没有了' }] });
    expect(await screen.findByText('双关没有了')).toBeVisible();
    expect(screen.getByText('Comment from your lecturer:')).toBeVisible();
  });
});

it('speaks Chinese', async () => {
  openTutorial({ language: 'zh-Hans' });
  expect(await screen.findByRole('heading', { level: 1, name: '辅导任务' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '提交译文' })).toBeVisible();
});

import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { only, openManage, practiceOf, taskOf, write } from '../testing.js';

const tab = (name: RegExp) => screen.findByRole('tab', { name });

describe('tutorial tasks', () => {
  beforeEach(() => only('tutorial'));

  it('stand in their weeks, which say how many they have', async () => {
    const { user } = openManage({ tasks: [taskOf(1), taskOf(2, { weekNumber: 4, imageUrl: '/x.png', imageAlignment: 'portrait-split' })] });
    expect(await tab(/Week 1 \(1\)/)).toBeVisible();
    expect(screen.getByText('ST 1: A sign')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Image' })).not.toBeInTheDocument();
    await user.click(await tab(/Week 4 \(1\)/));
    expect(await screen.findByText('Picture, 200 px, beside the text')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Image' })).toBeVisible();
  });

  it('of week 4 change places', async () => {
    const tasks = [taskOf(1, { weekNumber: 4 }), taskOf(2, { weekNumber: 4 })];
    const { user, server } = openManage({ tasks, api: { content: { moveTutorialTask: () => ({ tutorialTask: tasks[1]! }) } } });
    await user.click(await tab(/Week 4/));
    const second = within(await screen.findByRole('group', { name: 'Actions for ST 2: A sign' }));
    expect(second.getByRole('button', { name: 'Move down' })).toBeDisabled();
    await user.click(second.getByRole('button', { name: 'Move up' }));
    expect(server.to(`PUT /api/auth/admin/tutorial-tasks/${tasks[1]!._id}/position`)[0]?.input).toMatchObject({ position: 1 });
  });

  it('are added to the week that is open', async () => {
    const { user, server } = openManage({ api: { content: { createTutorialTask: () => ({ tutorialTask: taskOf(1) }) } } });
    await user.click(await tab(/Week 3/));
    expect(await screen.findByText('No tutorial tasks available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
    await write(user, dialog.getByRole('textbox', { name: 'Text' }), 'Mind the gap.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Tutorial task added successfully!')).toBeVisible();
    expect(server.to('POST /api/auth/admin/tutorial-tasks')[0]?.input).toMatchObject({ weekNumber: 3, title: 'ST 1', content: 'Mind the gap.' });
  });

  it('that somebody else has changed meanwhile leave the choice to the admin', async () => {
    let newest = taskOf(1);
    const updateTutorialTask = (input: Record<string, unknown>) => {
      if (input.basedOn !== newest.version) throw failed(409, 'conflict', 'Changed meanwhile.');
      return { tutorialTask: { ...newest, content: String(input.content), version: newest.version + 1 } };
    };
    const { user, server } = openManage({ api: { content: { listAllTutorialTasks: () => ({ tutorialTasks: [newest] }), updateTutorialTask } } });
    await user.click(await screen.findByRole('button', { name: 'Edit ST 1: A sign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }));
    newest = taskOf(1, { content: 'Theirs.', version: 2 });
    await write(user, dialog.getByRole('textbox', { name: 'Text' }), ' Mine.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Somebody else has changed this text since you opened it.')).toBeVisible();
    expect(await screen.findByText('Theirs.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
    expect(await screen.findByText('Tutorial task updated successfully!')).toBeVisible();
    expect(server.to(`PUT /api/auth/admin/tutorial-tasks/${newest._id}`).at(-1)?.input).toMatchObject({ basedOn: 2 });
  });

  it('that could not be loaded say so, and can be asked for again', async () => {
    let isDown = true;
    const listAllTutorialTasks = () => {
      if (isDown) throw failed(404, 'not_found', 'Gone.');
      return { tutorialTasks: [taskOf(1)] };
    };
    const { user } = openManage({ api: { content: { listAllTutorialTasks } } });
    expect(await screen.findByText('The tutorial tasks could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ST 1: A sign')).toBeVisible();
  });
});

describe('weekly practice', () => {
  beforeEach(() => only('weekly'));

  it('shows a week that has a brief alone, and does not let its placeholder be deleted', async () => {
    const { user } = openManage({ practice: [practiceOf(1, { _id: 'wb-3', title: '', weekNumber: 3 })] });
    await user.click(await tab(/Week 3 \(0\)/));
    expect(await screen.findByText('This week has a brief and no practice yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    expect(screen.getByText(/A placeholder: it goes when/)).toBeVisible();
  });

  it('is deleted after a question', async () => {
    const practice = [practiceOf(1)];
    const { user, server } = openManage({ practice, api: { content: { deleteWeeklyPractice: () => ({ success: true }) } } });
    await user.click(await screen.findByRole('button', { name: 'Delete ST 1: A poster' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this weekly practice?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.to(`DELETE /api/auth/admin/weekly-practice/${practice[0]!._id}`)).toHaveLength(1));
  });

  it('has no moving, and pictures from week 3', async () => {
    const { user } = openManage({ practice: [practiceOf(1, { weekNumber: 4 }), practiceOf(2, { weekNumber: 4 })] });
    await user.click(await tab(/Week 4/));
    expect(await screen.findByRole('button', { name: 'Add Image' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move up' })).not.toBeInTheDocument();
  });
});

import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { docOf, openTutorial, openWeekly, practiceOf, taskOf } from '../testing.js';

const UPDATE = `PUT /api/auth/admin/tutorial-tasks/${taskOf()._id}`;
const week = (page: 'Tutorial' | 'WeeklyPractice', number: number) => localStorage.setItem(`selected${page}Week`, String(number));
const edit = () => screen.findByRole('button', { name: 'Edit' });

describe('the tools of a week', () => {
  it.each([
    [2, false, false],
    [3, true, false],
    [4, true, true],
  ])('in week %d of the tutorial', async (number, hasImage, canMove) => {
    week('Tutorial', number);
    openTutorial({ user: 'admin', texts: [taskOf({ weekNumber: number })] });
    expect(await screen.findByRole('button', { name: 'Add Task' })).toBeVisible();
    expect(await edit()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Image' }) !== null).toBe(hasImage);
    expect(screen.queryByRole('button', { name: 'Move up' }) !== null).toBe(canMove);
  });

  it('of weekly practice have no moving', async () => {
    week('WeeklyPractice', 5);
    openWeekly({ user: 'admin', texts: [practiceOf({ weekNumber: 5 })] });
    expect(await screen.findByRole('button', { name: 'Add Practice' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Image' })).toBeVisible();
    expect(await edit()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move up' })).not.toBeInTheDocument();
  });
});

describe('moving', () => {
  const texts = ['One', 'Two'].map((content, place) => taskOf({ _id: `a0000000-0000-4000-8000-00000000000${place + 1}`, content, weekNumber: 4 }));

  it('lets a task change places with its neighbour, and stops at the ends', async () => {
    week('Tutorial', 4);
    let order = texts;
    const moveTutorialTask = () => {
      order = order.toReversed();
      return { tutorialTask: texts[0]! };
    };
    const { user, server } = openTutorial({ user: 'admin', api: { content: { listTutorialTasks: () => order, moveTutorialTask } } });
    const first = await screen.findByRole('article', { name: 'Source Text #1' });
    expect(await within(first).findByRole('button', { name: 'Move up' })).toBeDisabled();
    await user.click(within(first).getByRole('button', { name: 'Move down' }));
    expect(server.to(`PUT /api/auth/admin/tutorial-tasks/${texts[0]!._id}/position`)[0]?.input).toMatchObject({ position: 2 });
    await waitFor(() => expect(screen.getByRole('article', { name: 'Source Text #1' })).toHaveTextContent('Two'));
    const atTheEnd = within(screen.getByRole('article', { name: 'Source Text #2' })).getByRole('button', { name: 'Move down' });
    expect(atTheEnd).toHaveAttribute('aria-disabled', 'true');
    expect(atTheEnd).toHaveFocus();
    await user.tab();
    expect(atTheEnd).toBeDisabled();
  });

  it('that is refused is taken back and said', async () => {
    week('Tutorial', 4);
    const moveTutorialTask = () => {
      throw failed(403, 'forbidden', 'Not yours.');
    };
    const { user } = openTutorial({ user: 'admin', texts, api: { content: { moveTutorialTask } } });
    const first = await screen.findByRole('article', { name: 'Source Text #1' });
    await user.click(await within(first).findByRole('button', { name: 'Move down' }));
    expect(await screen.findByText('The task could not be moved. Not yours.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Source Text #1' })).toHaveTextContent('One'));
  });
});

describe('the form of a text', () => {
  it('adds one with the product’s defaults, and not before it says something', async () => {
    const createTutorialTask = () => ({ tutorialTask: taskOf({ _id: 'a0000000-0000-4000-8000-000000000009' }) });
    const { user, server } = openTutorial({ user: 'admin', api: { content: { createTutorialTask } } });
    await user.click(await screen.findByRole('button', { name: 'Add Task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('ST 2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Write a text, or add a picture.');
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'We save soles.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Tutorial task added successfully!')).toBeVisible();
    expect(server.to('POST /api/auth/admin/tutorial-tasks')[0]?.input).toMatchObject({
      title: 'ST 2', content: 'We save soles.', weekNumber: 1, sourceLanguage: 'English', sourceCulture: 'American', imageSize: 200,
      imageAlignment: 'center',
    });
  });

  it('for a picture wants one, and takes it from the device', async () => {
    week('WeeklyPractice', 3);
    const createWeeklyPractice = () => ({ weeklyPractice: practiceOf() });
    const uploadImage = () => ({ imageUrl: '/api/images/1' });
    const { user, server } = openWeekly({ user: 'admin', api: { content: { createWeeklyPractice }, files: { uploadImage } } });
    await user.click(await screen.findByRole('button', { name: 'Add Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Image' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Give the address of a picture, or upload one.');
    expect(dialog.queryByRole('option', { name: /portrait split/ })).not.toBeInTheDocument();
    await user.upload(dialog.getByLabelText('Upload a picture'), new File(['png'], 'poster.png', { type: 'image/png' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Address of the picture/ })).toHaveValue('/api/images/1'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Weekly practice added successfully!')).toBeVisible();
    expect(server.to('POST /api/auth/admin/weekly-practice')[0]?.input).toMatchObject({ imageUrl: '/api/images/1', content: '' });
  });

  it('says which version it was begun from, and leaves the choice to the admin when somebody was faster', async () => {
    let newest = taskOf();
    const updateTutorialTask = (input: Record<string, unknown>) => {
      if (input.basedOn !== newest.version) throw failed(409, 'conflict', 'Changed meanwhile.');
      return { tutorialTask: { ...newest, content: String(input.content), version: newest.version + 1 } };
    };
    const { user, server } = openTutorial({ user: 'admin', api: { content: { listTutorialTasks: () => [newest], updateTutorialTask } } });
    await user.click(await edit());
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }));
    newest = taskOf({ content: 'Theirs.', version: 2 });
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), ' Mine.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Somebody else has changed this text since you opened it.')).toBeVisible();
    expect(server.to(UPDATE)[0]?.input).toMatchObject({ basedOn: 1 });
    expect(await screen.findByText('Theirs.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Come in and loaf with us. Mine.');
    await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
    expect(await screen.findByText('Tutorial task updated successfully!')).toBeVisible();
    expect(server.to(UPDATE)[1]?.input).toMatchObject({ basedOn: 2, content: 'Come in and loaf with us. Mine.' });
  });

  it('is a draft with its version until it is sent', async () => {
    const first = openTutorial({ user: 'admin' });
    await first.user.click(await edit());
    await first.user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Text' }), '!!');
    first.unmount();
    const updateTutorialTask = () => {
      throw failed(409, 'conflict');
    };
    const { user, server } = openTutorial({ user: 'admin', texts: [taskOf({ version: 7 })], api: { content: { updateTutorialTask } } });
    await user.click(await edit());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Come in and loaf with us.!!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.to(UPDATE)[0]?.input).toMatchObject({ basedOn: 1 }));
  });

  it('has rows for cultural notes that come and go', async () => {
    const updateTutorialTask = () => ({ tutorialTask: taskOf() });
    const { user, server } = openTutorial({ user: 'admin', api: { content: { updateTutorialTask } } });
    await user.click(await edit());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    await user.type(dialog.getByRole('textbox', { name: 'Term 2' }), 'us');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Each note needs a term and an explanation.');
    await user.click(dialog.getByRole('button', { name: 'Remove number 1' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note 1' }), 'The shop.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.to(UPDATE)[0]?.input).toMatchObject({ culturalNotes: [{ term: 'us', note: 'The shop.' }] }));
  });
});

describe('deleting a text', () => {
  it('asks, and asks again where there are submissions to it', async () => {
    const deleteTutorialTask = ({ force }: Record<string, unknown>) => {
      if (force !== 'true') throw failed(409, 'conflict', 'There are 3 submissions to it.');
      return { success: true as const };
    };
    const { user, server } = openTutorial({ user: 'admin', api: { content: { deleteTutorialTask } } });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this tutorial task?' }));
    expect(dialog.getByText('ST 1: Bakery window')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('There are 3 submissions to it.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete with its submissions' }));
    expect(await screen.findByText('Deleted.')).toBeVisible();
    expect(server.to(`DELETE /api/auth/admin/tutorial-tasks/${taskOf()._id}`)).toHaveLength(2);
  });
});

describe('the brief', () => {
  it('is written in its place', async () => {
    const setTutorialBrief = ({ translationBrief }: Record<string, unknown>) => ({
      translationBrief: String(translationBrief), weekNumber: 1, type: 'tutorial' as const,
    });
    const { user } = openTutorial({ user: 'admin', brief: 'Old.', api: { content: { setTutorialBrief } } });
    await user.click(await screen.findByRole('button', { name: 'Edit Brief' }));
    const field = await screen.findByRole('textbox', { name: 'Brief for week 1' });
    await user.clear(field);
    await user.type(field, 'New.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Translation brief saved successfully!')).toBeVisible();
    expect(screen.getByText('New.')).toBeVisible();
  });

  it('that could not be saved is still there', async () => {
    const setTutorialBrief = () => {
      throw failed(403, 'forbidden', 'Not you.');
    };
    const { user } = openTutorial({ user: 'admin', brief: 'Old.', api: { content: { setTutorialBrief } } });
    await user.click(await screen.findByRole('button', { name: 'Edit Brief' }));
    await user.type(await screen.findByRole('textbox', { name: 'Brief for week 1' }), ' New.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update translation brief')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Brief for week 1' })).toHaveValue('Old. New.');
  });
});

describe("the groups' documents", () => {
  const save = () => screen.findByRole('button', { name: 'Save Link' });

  it('are checked before they are sent', async () => {
    const { user, server } = openTutorial({ user: 'admin' });
    await user.click(await save());
    expect(screen.getByText('Please paste a Google Doc link.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Google Doc link' }), 'https://example.org/x');
    await user.click(await save());
    expect(screen.getByText('Provide a valid Google Doc link (docs.google.com/document/d/...).')).toBeVisible();
    expect(server.to('POST /api/docs/create')).toHaveLength(0);
  });

  it('are linked for the first group without one, and unlinked after a question', async () => {
    const { user, server } = openTutorial({
      user: 'admin', docs: [docOf(1)], api: { content: { createDoc: () => ({ doc: docOf(2) }), deleteDoc: () => ({ success: true }) } },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Google Doc link' }), docOf(2).docUrl);
    await user.click(await save());
    expect(await screen.findByRole('link', { name: 'Open the document of group 2 in a new tab' })).toBeVisible();
    expect(server.to('POST /api/docs/create')[0]?.input).toEqual({ weekNumber: 1, groupNumber: 2, docUrl: docOf(2).docUrl });
    await user.click(screen.getByRole('button', { name: 'Delete the link of group 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this link?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /document of group 2/ })).not.toBeInTheDocument());
  });

  it('that the server refuses are said to be wrong at the field', async () => {
    const createDoc = () => {
      throw failed(400, 'invalid_input', 'That host is not allowed.');
    };
    const { user } = openTutorial({ user: 'admin', api: { content: { createDoc } } });
    await user.type(await screen.findByRole('textbox', { name: 'Google Doc link' }), 'https://office.example.edu/document/d/x');
    await user.click(await save());
    expect(await screen.findByText('That host is not allowed.')).toBeVisible();
  });
});

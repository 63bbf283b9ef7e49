import { failed, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { exampleOf, only, openManage, write } from '../testing.js';
import { ALL_BATCHES, keyOf } from './batches.js';
import { foundExamples } from './found-examples.js';

const NEW = 'POST /api/auth/admin/practice-examples';
const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

beforeEach(() => only('content'));

describe('practice examples', () => {
  it('are listed with what their guidance lacks, and searched', async () => {
    const examples = [exampleOf(1), exampleOf(2, { title: '唐多令', sourceLanguage: 'Chinese', culturalNotes: [{ term: '愁', note: 'x' }] })];
    const { user } = openManage({ examples });
    const table = within(await screen.findByRole('table', { name: 'Practice examples' }));
    expect(table.getByText('No guidance')).toBeVisible();
    expect(table.getByText('Notes: 1, references: 0')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Chinese');
    expect(await screen.findByText('1 example')).toBeVisible();
    await write(user, screen.getByRole('searchbox', { name: 'Search examples' }), 'nothing');
    expect(await screen.findByText('No examples match your search.')).toBeVisible();
  });

  it('are written with their guidance, and not before they say something', async () => {
    const { user, server } = openManage({ api: { content: { createExample: () => ({ example: exampleOf(3) }) } } });
    await heading('Practice examples');
    await user.click(screen.getByRole('button', { name: 'Add Example' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Example' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Give it a title.');
    await write(user, dialog.getByRole('textbox', { name: /^Title/ }), 'Flies');
    await write(user, dialog.getByRole('textbox', { name: 'Text' }), 'Time flies.');
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    await write(user, dialog.getByRole('textbox', { name: 'Term 1' }), 'flies');
    await write(user, dialog.getByRole('textbox', { name: 'Note 1' }), 'A verb, and insects.');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Week' }), 'Week 4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Example added successfully!')).toBeVisible();
    const sent = server.to(NEW)[0]?.input;
    expect(sent).toMatchObject({ title: 'Flies', content: 'Time flies.', weekNumber: 4, sourceLanguage: 'English', sourceCulture: 'American' });
    expect(sent).toMatchObject({ culturalNotes: [{ term: 'flies', note: 'A verb, and insects.' }] });
    expect(sent).not.toHaveProperty('imageUrl');
  });

  it('are changed in their place, and what could not be saved is still there', async () => {
    const updateExample = () => {
      throw failed(403, 'forbidden', 'Not you.');
    };
    const { user } = openManage({ examples: [exampleOf(1)], api: { content: { updateExample } } });
    await user.click(await screen.findByRole('button', { name: 'Edit Example 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Example' }));
    await write(user, dialog.getByRole('textbox', { name: /^Title/ }), ' new');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Failed to update example')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Example 1 new');
  });

  it('are not overwritten unasked when another admin has changed them since', async () => {
    const updateExample = ({ basedOn, ...change }: Record<string, unknown>) => {
      if (basedOn !== 2) throw failed(409, 'conflict', 'Changed meanwhile.');
      return { example: { ...exampleOf(1), ...change, version: 3 } };
    };
    const examples = [exampleOf(1)];
    const { user, server } = openManage({ examples, api: { content: { updateExample, listExamples: () => ({ examples }) } } });
    await user.click(await screen.findByRole('button', { name: 'Edit Example 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Example' }));
    await write(user, dialog.getByRole('textbox', { name: /^Title/ }), ' mine');
    examples[0] = { ...exampleOf(1), version: 2 };
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Somebody else has changed this text since you opened it.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Example 1 mine');
    await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
    expect(await screen.findByText('Example updated successfully!')).toBeVisible();
    expect(server.to(`PUT ${NEW.slice('POST '.length)}/${exampleOf(1)._id}`).map(({ input }) => input['basedOn'])).toEqual([1, 2]);
  });

  it('are deleted after a question, and another where there are submissions', async () => {
    const deleteExample = ({ force }: Record<string, unknown>) => {
      if (force !== 'true') throw failed(409, 'conflict', 'There are 3 submissions to it.');
      return { success: true as const };
    };
    const { user } = openManage({ examples: [exampleOf(1)], api: { content: { deleteExample } } });
    await user.click(await screen.findByRole('button', { name: 'Delete Example 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this example?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('There are 3 submissions to it.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete with its submissions' }));
    expect(await screen.findByText('Deleted.')).toBeVisible();
  });
});

test.each([
  ['', '', 2],
  ['flies', '', 1],
  ['arrow example', '', 1],
  ['', 'Chinese', 1],
  ['flies', 'Chinese', 0],
])('%j in %j finds %d examples', (words, language, count) => {
  const examples = [exampleOf(1), exampleOf(2, { content: '光阴似箭', sourceLanguage: 'Chinese' })];
  expect(foundExamples(examples, words, language)).toHaveLength(count);
});

describe('briefs', () => {
  it('are read and written by kind and week', async () => {
    const setWeeklyBrief = ({ translationBrief }: Record<string, unknown>) => ({
      translationBrief: String(translationBrief), weekNumber: 3, type: 'weekly-practice' as const,
    });
    const { user, server } = openManage({ api: { content: { setWeeklyBrief } } });
    expect(await screen.findByText('Make people smile.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Weekly practice');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Week' }), 'Week 3');
    expect(await screen.findByText('There is no brief for this week yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Brief' }));
    await write(user, await screen.findByRole('textbox', { name: 'Brief for week 3' }), 'Be short.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Translation brief saved successfully!')).toBeVisible();
    expect(server.to('PUT /api/auth/admin/weekly-brief/3')[0]?.input).toMatchObject({ translationBrief: 'Be short.' });
    expect(screen.getByText('Be short.')).toBeVisible();
  });
});

describe('initialisation', () => {
  it('has the practice examples, six weeks of the tutorial, and five of weekly practice', () => {
    expect(ALL_BATCHES.map(keyOf)).toEqual([
      'practice', ...[1, 2, 3, 4, 5, 6].map((week) => `tutorial:${week}`), ...[2, 3, 4, 5, 6].map((week) => `weekly-practice:${week}`),
    ]);
  });

  it('of one batch says what it did', async () => {
    const initializeTutorialTasks = () => ({ success: true as const, created: 3, skipped: 1 });
    const { user, server } = openManage({ api: { content: { initializeTutorialTasks } } });
    await user.click(await screen.findByRole('button', { name: 'Initialize Tutorial tasks, Week 5' }));
    expect(await screen.findByText('Created 3, skipped 1')).toBeVisible();
    expect(server.to('POST /api/search/initialize-tutorial-tasks/5')).toHaveLength(1);
  });

  it('of everything goes on after a failure, and names it', async () => {
    const initializeExamples = () => ({ success: true as const, created: 0, skipped: 34 });
    const initializeTutorialTasks = ({ week }: Record<string, unknown>) => {
      if (week === '2') throw failed(503, 'unavailable', 'Not now.');
      return { success: true as const, created: 4, skipped: 0 };
    };
    const initializeWeeklyPractice = () => {
      throw failed(503, 'unavailable', 'Not now.');
    };
    const { user } = openManage({ api: { content: { initializeExamples, initializeTutorialTasks, initializeWeeklyPractice } } });
    await user.click(await screen.findByRole('button', { name: 'Initialize everything' }));
    expect(await screen.findByText('Failed to initialize tutorial tasks for Week 2')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Failed to initialize weekly practice for Week 6')).toBeVisible());
    expect(screen.getByText('Created 0, skipped 34')).toBeVisible();
    expect(screen.getAllByText('Created 4, skipped 0')).toHaveLength(5);
  });

  it('of the practice examples that fails is said in those words', async () => {
    const initializeExamples = () => {
      throw failed(503, 'unavailable', 'Not now.');
    };
    const { user } = openManage({ api: { content: { initializeExamples } } });
    await user.click(await screen.findByRole('button', { name: 'Initialize Practice examples' }));
    expect(await screen.findByText('Failed to initialize practice examples')).toBeVisible();
  });
});

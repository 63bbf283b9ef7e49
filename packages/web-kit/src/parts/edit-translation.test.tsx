import { LIMITS } from '@transcreate/contracts/browser';
import { renderRoom, screen, waitFor, within } from '../testing.js';
import { EditTranslation } from './edit-translation.js';

const idle = { error: null, isPending: false };
const saved: string[] = [];
const onClose = jest.fn();

async function open(fields: Partial<Parameters<typeof EditTranslation>[0]> = {}) {
  const onSave = (text: string, done: () => void) => {
    saved.push(text);
    done();
  };
  const view = renderRoom(<EditTranslation draftKey="edit:1" text="面包房" language="zh-Hans" work={idle} onSave={onSave} onClose={onClose} {...fields} />);
  await view.settled();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Translation' }));
  return { ...view, dialog, field: dialog.getByRole('textbox', { name: 'Translation' }), save: dialog.getByRole('button', { name: 'Save Changes' }) };
}

beforeEach(() => {
  saved.length = 0;
  onClose.mockReset();
});

describe('a translation that was handed in', () => {
  it.each([[false], [true]])('is changed, by the chord as well; with formatting: %s', async (isFormatted) => {
    const { user, field } = await open({ isFormatted });
    expect(screen.queryAllByRole('group', { name: 'Formatting' })).toHaveLength(isFormatted ? 1 : 0);
    await user.type(field, '里{Control>}{Enter}{/Control}');
    expect(saved).toEqual(['面包房里']);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it.each([[false], [true]])('can be written at once; with formatting: %s', async (isFormatted) => {
    const { field } = await open({ isFormatted });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('is not saved while it is blank, or longer than a translation may be', async () => {
    const { user, field, save, dialog } = await open();
    await user.clear(field);
    expect(save).toBeDisabled();
    expect(dialog.getByText('Write a translation to save it.')).toBeVisible();
    await user.click(field);
    await user.paste('长'.repeat(LIMITS.translation + 1));
    await user.click(save);
    expect(dialog.getByText('Please keep it under 5000 characters: there are 5001 now.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('stays as it was typed when it could not be saved', async () => {
    const { user, field, dialog } = await open({ work: { error: new Error('away'), isPending: false }, onSave: () => undefined });
    await user.type(field, '里');
    expect(dialog.getByText('The changes could not be saved.')).toBeVisible();
    expect(field).toHaveValue('面包房里');
  });
});

import { act, screen, waitFor, within } from '@transcreate/web-kit/testing';
import { openToolkit, PATIENCE } from '../../testing.js';

const open = async (options: Parameters<typeof openToolkit>[0] = {}) => {
  const page = openToolkit({ tool: 'syntax-reorderer', ...options });
  await screen.findByText('Load demo', {}, PATIENCE);
  return page;
};
/** For a test, in milliseconds: jsdom is slow with so many fields. */
const LONG = 60_000;

type Page = Awaited<ReturnType<typeof open>>;

/** By its name, without a look at everything else: queries by role take long on a page with so many fields. */
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
const result = () => within(named('Result'));
const cards = () => [...document.querySelectorAll('li[aria-label^="Phrase "]')].map((card) => card.getAttribute('aria-label'));
const separators = () => [...named('Words and boundaries').querySelectorAll('button')];
const pressed = () => separators().filter((button) => button.getAttribute('aria-pressed') === 'true');
const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true });

async function importFile({ user }: Page, text: string) {
  // jsdom's File has no text().
  const file = Object.assign(new File([text], 'activity.json', { type: 'application/json' }), { text: () => Promise.resolve(text) });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
}

/** A click without a pointer's way there, which takes long on a page with so many fields. */
function click(element: HTMLElement): void {
  act(() => {
    element.focus();
    element.click();
  });
}

/** Five cards: 'He', 'put', 'the book', 'on the table' and the full stop. */
const loadDemo = () => click(screen.getByText('Load demo'));

jest.setTimeout(LONG);

describe('the syntax reorderer', () => {
  it('cuts a Chinese sentence into words, and into phrases where one clicks', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Direction', hidden: true }), 'ZH to EN');
    act(() => screen.getByPlaceholderText('Type or paste one sentence.').focus());
    await user.paste('他把书放在桌子上了。');
    expect(separators().map((button) => button.getAttribute('aria-label'))).toEqual(
      ['他', '把', '书', '放', '在', '桌子', '上', '了'].map((word) => `Boundary after ${word}`),
    );
    click(named('Boundary after 他'));
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(cards()).toEqual(['Phrase 1 of 3: 他', 'Phrase 2 of 3: 把书', 'Phrase 3 of 3: 放在桌子上了。']);
    act(() => screen.getByRole('textbox', { name: /^Literal translations, /, hidden: true }).focus());
    await user.paste('he | the book');
    expect(screen.getByText('Phrases: 3. Literal translations: 2. The numbers should be the same.')).toBeVisible();
    expect(result().getByText('he the book')).toBeVisible();
    click(box('Character separators (ZH)'));
    expect(named('Boundary after 桌')).toBeVisible();
    expect(pressed()).toHaveLength(0);
  });

  it('lays a pattern by its roles, shows them, and goes back', async () => {
    await open();
    loadDemo();
    expect(result().getByText('他放在把书桌子上了。')).toBeVisible();
    click(named('Highlight roles: Disposal ba (把)'));
    expect(screen.getAllByText('In the pattern')).toHaveLength(4);
    click(named('Apply order: Disposal ba (把)'));
    expect(result().getByText('他把书放在桌子上了。')).toBeVisible();
    expect(named('The new order takes the phrases 1, 3, 2, 4, 5 of the source.')).toBeVisible();
    click(result().getByText('Reset order'));
    expect(result().getByText('他放在把书桌子上了。')).toBeVisible();
    click(named('Highlight roles: Passive bei (被)'));
    expect(screen.getByText('No card has the role BEI yet.')).toBeVisible();
  });

  it('moves a card by arrow keys, says where it is, and pauses Auto-build', async () => {
    const { user } = await open();
    loadDemo();
    named('Move the book, 3 of 5').focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('the book is now 2 of 5.')).toBeInTheDocument();
    expect(named('Move the book, 2 of 5')).toHaveFocus();
    expect(box('Auto-build')).not.toBeChecked();
    click(screen.getByText('Undo'));
    expect(box('Auto-build')).toBeChecked();
    expect(cards()[2]).toBe('Phrase 3 of 5: the book');
  });

  it('keeps the cards while Auto-build is paused, until Resume', async () => {
    await open();
    loadDemo();
    click(named('Move down: the book'));
    click(screen.getByText('Clear boundaries'));
    expect(cards()).toHaveLength(5);
    click(screen.getByText('Resume'));
    expect(cards()).toHaveLength(1);
  });

  it('leaves the arrow keys to the fields of a card', async () => {
    const { user } = await open();
    loadDemo();
    click(named('Literal translation of the book'));
    await user.keyboard('{ArrowUp}');
    expect(cards()[2]).toBe('Phrase 3 of 5: the book');
  });

  it('exports a file that, imported, is the same again', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `#${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const page = await open();
    loadDemo();
    click(screen.getByText('Export JSON'));
    click(screen.getByText('Clear ALL'));
    expect(cards()).toEqual([]);
    await importFile(page, await readText(blobs[0]!));
    await waitFor(() => expect(cards()).toHaveLength(5));
    click(screen.getByText('Export JSON'));
    const [before, after] = await Promise.all(blobs.map(async (blob) => JSON.parse(await readText(blob)) as object));
    expect({ ...after, timestamp: '' }).toEqual({ ...before, timestamp: '' });
  });

  it('says Invalid JSON, and keeps what is on the table', async () => {
    const page = await open();
    loadDemo();
    await importFile(page, '{"direction"');
    expect(await screen.findByText('Invalid JSON')).toBeVisible();
    expect(cards()).toHaveLength(5);
  });

  it('copies what it can’t export', async () => {
    await open();
    URL.createObjectURL = () => {
      throw new Error('no files here');
    };
    loadDemo();
    click(screen.getByText('Export JSON'));
    expect(await screen.findByText('Export failed: no files here')).toBeVisible();
    expect(await screen.findByText('Exported by copying JSON to clipboard.')).toBeVisible();
    expect(JSON.parse(await navigator.clipboard.readText()) as unknown).toMatchObject({ direction: 'en-zh', joiner: 'auto' });
  });

  it('is a draft: it is there again', async () => {
    const { unmount } = await open();
    loadDemo();
    click(named('Move down: the book'));
    unmount();
    await open();
    expect(cards()[3]).toBe('Phrase 4 of 5: the book');
    expect(box('Auto-build')).not.toBeChecked();
  });

  it('refuses more than it can lay out, and loses nothing', async () => {
    const { user } = await open();
    const text = 'a word '.repeat(400);
    act(() => screen.getByPlaceholderText('Type or paste one sentence.').focus());
    await user.paste(text);
    expect(screen.getByText(/This is more than 500 words/)).toBeVisible();
    expect(screen.getByPlaceholderText('Type or paste one sentence.')).toHaveValue(text);
  });
});

/** jsdom's Blob has no text(). */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
}

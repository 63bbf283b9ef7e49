import { act } from '@testing-library/react';
import { PEOPLE, renderRoom, screen, waitFor } from '../testing.js';
import { useSession } from '../session/session-provider.js';
import { DraftNote } from './draft-note.js';
import { shelfOf, writeDraft } from './draft-store.js';
import { hasDrafts, useDraft } from './use-draft.js';

const KEY = 'practice:1';
const STUDENT_TOKEN = `token-of-${PEOPLE.student._id}`;
const earlier = (text: string, minutesAgo = 60) => ({ text, savedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString() });

function Form({ initial }: { initial?: string }) {
  const { signIn, logOut } = useSession();
  const draft = useDraft(KEY, initial);
  return (
    <>
      <textarea aria-label="text" value={draft.text} onChange={(event) => draft.setText(event.currentTarget.value)} />
      <DraftNote draft={draft} />
      <button type="button" onClick={draft.clear}>
        sent
      </button>
      <button type="button" onClick={() => signIn({ token: STUDENT_TOKEN, user: PEOPLE.student })}>
        sign in
      </button>
      <button type="button" onClick={() => void logOut({ keepDrafts: true })}>
        log out, keep
      </button>
      <button type="button" onClick={() => void logOut({ keepDrafts: false })}>
        log out, drop
      </button>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'text' });

/** The form, for somebody whose session has been proved. */
async function open(ui = <Form />, options?: Parameters<typeof renderRoom>[1]) {
  const page = renderRoom(ui, options);
  await page.settled();
  return page;
}

describe('a draft', () => {
  it('is kept from the first letter, says so, and is back after a reload', async () => {
    const { user, unmount } = await open();
    await user.type(box(), '写');
    expect(screen.getByText('Draft saved on this device.')).toBeVisible();
    unmount();
    await open();
    expect(box()).toHaveValue('写');
    expect(screen.getByText(/Your draft from .+ is back\./)).toHaveAttribute('role', 'status');
  });

  it('goes when it has been sent', async () => {
    const { user, unmount } = await open();
    await user.type(box(), '写');
    await user.click(screen.getByText('sent'));
    expect(box()).toHaveValue('');
    unmount();
    await open();
    expect(box()).toHaveValue('');
    expect(hasDrafts()).toBe(false);
  });

  it('of a text that is being changed begins with that text, and is none while it is unchanged', async () => {
    const { user } = await open(<Form initial="old" />);
    expect(box()).toHaveValue('old');
    await user.type(box(), '!');
    expect(hasDrafts()).toBe(true);
    await user.type(box(), '{Backspace}');
    expect(hasDrafts()).toBe(false);
  });

  it('that the browser refuses to keep never stops the typing, and says that it will be lost', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await open();
    await user.type(box(), '写字');
    expect(box()).toHaveValue('写字');
    expect(screen.getByText(/This browser keeps no drafts/)).toBeVisible();
    await user.click(screen.getByText('sent'));
  });
});

describe('whose a draft is', () => {
  it("the guest's moves to whoever signs in next in that tab, and nothing of it stays behind", async () => {
    const { user } = await open(<Form />, { user: null });
    await user.type(box(), '客人写的');
    await user.click(screen.getByText('sign in'));
    expect(box()).toHaveValue('客人写的');
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByText('log out, keep'));
    expect(box()).toHaveValue('');
  });

  it("the guest's stays in its tab: the device keeps nothing of it for the next tab", async () => {
    const { user } = await open(<Form />, { user: 'guest' });
    await user.type(box(), '客人写的');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('a person finds it again after a log-out that kept it; in between nobody is offered it', async () => {
    const { user } = await open();
    await user.type(box(), '我的');
    await user.click(screen.getByText('log out, keep'));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(hasDrafts()).toBe(false);
    await user.click(screen.getByText('sign in'));
    expect(box()).toHaveValue('我的');
  });

  it('a log-out can throw it away', async () => {
    const { user } = await open();
    await user.type(box(), '我的');
    await user.click(screen.getByText('log out, drop'));
    await user.click(screen.getByText('sign in'));
    expect(box()).toHaveValue('');
  });

  it("nobody is offered another person's", async () => {
    writeDraft(PEOPLE.admin._id, KEY, earlier('教师的'));
    await open();
    expect(box()).toHaveValue('');
    expect(hasDrafts()).toBe(false);
  });

  it('where guest and person both have one, none is lost: the newer stands first', async () => {
    writeDraft(PEOPLE.student._id, KEY, earlier('老的', 60));
    writeDraft('guest', KEY, earlier('新的', 1));
    const { user } = await open(<Form />, { user: 'guest' });
    expect(box()).toHaveValue('新的');
    await user.click(screen.getByText('sign in'));
    expect(box()).toHaveValue('新的\n\n老的');
  });

  it('follows a sign-in of another tab', async () => {
    writeDraft(PEOPLE.student._id, KEY, earlier('我的'));
    await open(<Form />, { user: 'guest' });
    localStorage.setItem('token', STUDENT_TOKEN);
    localStorage.setItem('user', JSON.stringify(PEOPLE.student));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    await waitFor(() => expect(box()).toHaveValue('我的'));
  });
});

describe('a shelf of drafts', () => {
  it("holds one person's texts by their keys, and log-out knows of them", async () => {
    const shelf = shelfOf(PEOPLE.student._id);
    expect(shelf.write('later:1', '一')).toBe(true);
    shelf.write('later:2', '二');
    shelf.write('other', '三');
    expect(shelf.keys('later:').toSorted()).toEqual(['later:1', 'later:2']);
    expect(shelf.read('later:1')).toEqual({ text: '一', savedAt: expect.any(String) as string });
    expect(shelfOf(PEOPLE.admin._id).keys('')).toEqual([]);
    await open();
    expect(hasDrafts()).toBe(true);
    shelf.remove('later:1');
    expect(shelf.read('later:1')).toBeNull();
    shelf.write('later:2', '');
    expect(shelf.keys('later:')).toEqual([]);
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ErrorNotice } from '../base/notice.js';
import { StatusBadge } from '../base/status-badge.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Disclosure } from './disclosure.js';
import { FileButton } from './file-button.js';
import { Tabs } from './tabs.js';
import { TextInput } from './text-input.js';
import { UiProvider } from './ui-provider.js';

const show = (children: ReactNode) => render(<UiProvider>{children}</UiProvider>);

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Delete
      </button>
      <ConfirmDialog opened={opened} title="Delete “Weak”?" confirmLabel="Delete it" cancelLabel="Keep it" onConfirm={onConfirm} onCancel={close} />
    </>
  );
}

test('a question names the thing, starts at the harmless answer, and gives the focus back', async () => {
  const onConfirm = jest.fn();
  show(<Asking onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Weak”?' }));
  await waitFor(() => expect(dialog.getByText('Keep it').closest('button')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  expect(onConfirm).not.toHaveBeenCalled();
});

/** As most dialogs are shown: made open, and thrown away to close them. */
function Rows({ removesLater = false }: { removesLater?: boolean }) {
  const [rows, setRows] = useState(['Weak', 'Week']);
  const [asked, setAsked] = useState<string>();
  const remove = () => setRows((all) => all.filter((row) => row !== asked));
  const confirm = () => {
    if (removesLater) setTimeout(remove, 50);
    else remove();
    setAsked(undefined);
  };
  return (
    <section>
      <h2>Puns</h2>
      {rows.map((row) => (
        <p key={row}>
          <button type="button" onClick={() => setAsked(row)}>
            Delete {row}
          </button>
        </p>
      ))}
      {asked && <ConfirmDialog opened title="Sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={confirm} onCancel={() => setAsked(undefined)} />}
    </section>
  );
}

async function openQuestion(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Weak' }));
  await waitFor(() => expect(screen.getByText('No').closest('button')).toHaveFocus());
}

test('a dialog that is thrown away to close it gives the focus back', async () => {
  show(<Rows />);
  await openQuestion();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Weak' })).toHaveFocus());
});

test.each([false, true])('when what opened a dialog is gone (a moment later: %s), the nearest heading takes the focus', async (removesLater) => {
  show(<Rows removesLater={removesLater} />);
  await openQuestion();
  await userEvent.click(screen.getByText('Yes'));
  await waitFor(() => expect(screen.queryByText('Delete Weak')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Puns' })).toHaveFocus());
});

test('when what has the focus makes way for something else, the nearest heading takes it', async () => {
  function Brief() {
    const [isEditing, setIsEditing] = useState(false);
    return (
      <>
        <h1>Week 1</h1>
        <section>
          <h2>Brief</h2>
          {isEditing ? (
            <textarea aria-label="Text" />
          ) : (
            <button type="button" onClick={() => setIsEditing(true)}>
              Edit
            </button>
          )}
          <h3>Later</h3>
        </section>
      </>
    );
  }
  show(<Brief />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Brief' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

test('the label of what is required is its name and nothing else', () => {
  show(<TextInput label="E-mail" required />);
  expect(screen.getByText('E-mail', { selector: 'label' }).textContent).toBe('E-mail');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeRequired();
});

test('tabs move by the arrow keys and show what was chosen', async () => {
  function Weeks() {
    const [week, setWeek] = useState('1');
    const tabs = ['1', '2'].map((value) => ({ value, label: `Week ${value}` }));
    return (
      <Tabs label="Weeks" value={week} onChange={setWeek} tabs={tabs}>
        Texts of week {week}
      </Tabs>
    );
  }
  show(<Weeks />);
  await userEvent.click(screen.getByRole('tab', { name: 'Week 1' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Texts of week 2');
});

test('an error is heard at once and can be tried again or dismissed', async () => {
  const onRetry = jest.fn();
  const onDismiss = jest.fn();
  show(
    <ErrorNotice title="Not saved" retryLabel="Try again" onRetry={onRetry} dismissLabel="Dismiss" onDismiss={onDismiss}>
      No connection.
    </ErrorNotice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not savedNo connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([onRetry, onDismiss].map((call) => call.mock.calls.length)).toEqual([1, 1]);
});

test.each([
  ['approved', 'jade'],
  ['pending', 'amber'],
  ['submitted', 'indigo'],
  ['rejected', 'danger'],
  ['lost', 'neutral'],
])('a status that is %s is %s', (status, tone) => {
  show(<StatusBadge status={status} label="Here" />);
  expect(screen.getByText('Here')).toHaveClass(tone);
});

function Folded({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label="Submissions (2)" level="h4" isOpen={isOpen} onOpen={setIsOpen}>
      {children}
    </Disclosure>
  );
}

test('what is folded away is not there until its heading is asked for it', async () => {
  show(<Folded>Two texts</Folded>);
  const toggle = within(screen.getByRole('heading', { level: 4, name: 'Submissions (2)' })).getByRole('button');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Two texts')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle.getAttribute('aria-controls')!)).toHaveTextContent('Two texts');
  await userEvent.click(toggle);
  expect(screen.queryByText('Two texts')).not.toBeInTheDocument();
});

test('a file can be chosen again, since it may have been mended meanwhile', async () => {
  const onFile = jest.fn();
  show(<FileButton label="Class list" accept=".csv" onFile={onFile}>Choose</FileButton>);
  const input = screen.getByLabelText<HTMLInputElement>('Class list');
  const openPicker = jest.spyOn(input, 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(openPicker).toHaveBeenCalledTimes(1);
  const file = new File(['name'], 'class.csv');
  await userEvent.upload(input, file);
  expect(input.value).toBe('');
  await userEvent.upload(input, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

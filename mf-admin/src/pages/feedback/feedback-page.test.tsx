import type { Message } from '@transcreate/contracts';
import { useQuery, UNREAD_COUNT_KEY } from '@transcreate/web-kit';
import { act, failed, renderRoom, screen, waitFor, within } from '@transcreate/web-kit/testing';
import type { FakeApi } from '@transcreate/web-kit/testing';
import { App } from '../../app.js';

type Answers = NonNullable<FakeApi['messages']>;
type Options = Omit<NonNullable<Parameters<typeof renderRoom>[1]>, 'api' | 'path'> & { messages?: Answers };

const messageOf = (number: number, fields: Partial<Message> = {}): Message => ({
  _id: `50000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  content: `Message ${number}`,
  userName: 'lilei',
  userEmail: 'lilei@example.edu',
  createdAt: '2026-10-01T08:00:00.000Z',
  read: false,
  ...fields,
});

/** The shell's badge, as far as an inbox has to do with it. */
function Badge({ count }: { count: () => number }) {
  const { data } = useQuery({ queryKey: UNREAD_COUNT_KEY, queryFn: async () => count() });
  return <output aria-label="badge">{data}</output>;
}

function open({ messages = {}, ...options }: Options = {}, badge = () => 0) {
  const page = (
    <>
      <Badge count={badge} />
      <App basePath="" />
    </>
  );
  return renderRoom(page, { ...options, path: '/feedback', api: { messages: { createMessage: () => ({ message: messageOf(1) }), ...messages } } });
}

/** An inbox that keeps what it has. */
function inboxOf(inbox: Message[]): Answers {
  return {
    listMessages: () => ({ messages: inbox, total: inbox.length }),
    markRead: ({ id }) => {
      const message = inbox.find(({ _id }) => _id === id)!;
      message.read = true;
      return { message: { ...message } };
    },
    deleteMessage: ({ id }) => {
      inbox.splice(inbox.findIndex(({ _id }) => _id === id), 1);
      return { success: true };
    },
  };
}

const field = () => screen.findByRole('textbox', { name: 'Your message' });
const send = () => screen.getByRole('button', { name: 'Send' });
const item = async (text: string) => within((await screen.findByText(text)).closest('li')!);

describe('a message', () => {
  it('can be sent when it says something, and the button says so', async () => {
    const { user, settled } = open();
    const textbox = await field();
    await settled();
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Write a message to send it.');
    await user.type(textbox, '  ');
    expect(send()).toBeDisabled();
    await user.type(textbox, '谢谢');
    expect(send()).toBeEnabled();
    expect(screen.getByText('Draft saved on this device.')).toBeVisible();
  });

  it.each(['student', 'visitor', 'guest'] as const)('is sent by a %s, and leaves an empty field', async (person) => {
    const { user, server, settled } = open({ user: person });
    const textbox = await field();
    await settled();
    await user.type(textbox, 'Why is this a pun?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(screen.getByText('Sent').closest('[role=status]')).not.toBeNull();
    expect(textbox).toHaveValue('');
    expect(server.to('POST /api/messages')[0]!.input).toMatchObject({ content: 'Why is this a pun?' });
    expect(screen.queryByText('Inbox')).not.toBeInTheDocument();
    expect(server.to('GET /api/messages')).toHaveLength(0);
  });

  it('that fails stays where it is, and can be sent again without being there twice', async () => {
    let isDown = true;
    const createMessage = () => {
      if (isDown) throw failed(503, 'unavailable', 'This part of the site is not reachable just now.');
      return { message: messageOf(1) };
    };
    const { user, server, settled } = open({ messages: { createMessage } });
    const textbox = await field();
    await settled();
    await user.type(textbox, 'Hello');
    await user.click(send());
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Failed to send')).toBeVisible();
    expect(failure.getByText('This part of the site is not reachable just now.')).toBeVisible();
    expect(textbox).toHaveValue('Hello');
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    const [first, second] = server.to('POST /api/messages').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
    await user.type(textbox, 'x');
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });

  it('that is too long says by how much, and is not sent', async () => {
    const { user, server, settled } = open();
    const textbox = await field();
    await settled();
    await user.click(textbox);
    await user.paste('字'.repeat(5_001));
    expect(screen.getByText('Please keep it under 5000 characters: there are 5001 now.')).toBeVisible();
    await user.click(send());
    expect(server.to('POST /api/messages')).toHaveLength(0);
    expect(textbox).toHaveFocus();
  });

  it('of nobody in particular says that it will be one', async () => {
    open({ user: 'guest' });
    expect(await screen.findByText('You are not logged in, so nobody will know whom to answer.')).toBeVisible();
  });
});

describe('the inbox of an admin', () => {
  it('is empty at first', async () => {
    open({ user: 'admin', messages: inboxOf([]) });
    expect(await screen.findByText('No messages yet.')).toBeVisible();
  });

  it('counts its messages, and says of each who wrote it and whether it was read', async () => {
    open({ user: 'admin', messages: inboxOf([messageOf(2, { content: '第二\n行' }), messageOf(1, { read: true, userName: 'Former student', userEmail: '' })]) });
    expect(await screen.findByText('2 messages')).toBeVisible();
    const [fresh, known] = [await item('第二 行'), await item('Message 1')];
    expect(fresh.getByText('Unread')).toBeVisible();
    expect(fresh.getByText('lilei@example.edu')).toBeVisible();
    expect(known.queryByText('Unread')).not.toBeInTheDocument();
    expect(known.queryByRole('button', { name: 'Mark read' })).not.toBeInTheDocument();
    expect(known.getByText('Former student')).toBeVisible();
  });

  it('marks a message as read, and the badge counts anew', async () => {
    const inbox = [messageOf(2), messageOf(1)];
    const { user } = open({ user: 'admin', messages: inboxOf(inbox) }, () => inbox.filter(({ read }) => !read).length);
    await waitFor(() => expect(screen.getByLabelText('badge')).toHaveTextContent('2'));
    const message = await item('Message 2');
    await user.click(message.getByRole('button', { name: 'Mark read' }));
    await waitFor(() => expect(screen.getByLabelText('badge')).toHaveTextContent('1'));
    expect(message.queryByText('Unread')).not.toBeInTheDocument();
    expect(screen.getByText('Message 2').closest('li')).toHaveFocus();
  });

  it('deletes a message after a question that shows it', async () => {
    const inbox = [messageOf(2), messageOf(1)];
    const { user } = open({ user: 'admin', messages: inboxOf(inbox) });
    await user.click((await item('Message 2')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this message?' }));
    expect(dialog.getByText('Message 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 message')).toBeVisible();
    expect(screen.getByText('Deleted.')).toBeVisible();
    expect(screen.queryByText('Message 2')).not.toBeInTheDocument();
  });

  it('takes what another admin has deleted for deleted', async () => {
    const inbox = [messageOf(2), messageOf(1)];
    const gone = (): never => {
      inbox.shift();
      throw failed(404, 'not_found', 'This message does not exist.');
    };
    const { user } = open({ user: 'admin', messages: { ...inboxOf(inbox), markRead: gone } });
    await user.click((await item('Message 2')).getByRole('button', { name: 'Mark read' }));
    expect(await screen.findByText('1 message')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when a message could not be marked, and keeps it unread', async () => {
    const markRead = (): never => {
      throw failed(503, 'unavailable');
    };
    const { user } = open({ user: 'admin', messages: { ...inboxOf([messageOf(1)]), markRead } });
    const message = await item('Message 1');
    await user.click(message.getByRole('button', { name: 'Mark read' }));
    expect(await message.findByText('The message could not be marked as read.')).toBeVisible();
    expect(message.getByText('Unread')).toBeVisible();
  });

  it('says when it can not be read, and shows older messages on demand', async () => {
    let isDown = true;
    const listMessages: Answers['listMessages'] = ({ before }) => {
      if (isDown) throw failed(500, 'internal');
      return before === undefined ? { messages: [messageOf(2)], total: 2, older: 7 } : { messages: [messageOf(1)], total: 2 };
    };
    const { user, server } = open({ user: 'admin', messages: { listMessages } });
    const failure = within(await screen.findByRole('alert', {}, { timeout: 5_000 }));
    expect(failure.getByText('The inbox could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(server.to('GET /api/messages').at(-1)!.input).toEqual({ before: '7' });
    expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
  });

  it('asks again every minute', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const inbox = [messageOf(1)];
    open({ user: 'admin', messages: inboxOf(inbox) });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Message 1')).toBeInTheDocument();
    inbox.unshift(messageOf(2));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Message 2')).toBeInTheDocument();
    jest.useRealTimers();
  });
});

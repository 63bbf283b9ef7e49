import { messages } from '@transcreate/contracts/browser';
import type { Message, messages as calls, Output } from '@transcreate/contracts';
import { createClient } from '@transcreate/web-kit';

const client = createClient(messages);

/** A part of the inbox, newest first. */
export type InboxPart = Output<typeof calls.listMessages>;

/** The newest messages, or those that follow after a part whose `older` is `before`. */
export const listMessages = (before: number | undefined, signal?: AbortSignal): Promise<InboxPart> => client.listMessages({ before }, { signal });

/** Sends a message. Repeating it after a failure sends nothing twice. */
export async function sendMessage(content: string): Promise<Message> {
  return (await client.createMessage({ content })).message;
}

export async function markRead(id: string): Promise<Message> {
  return (await client.markRead({ id })).message;
}

export const deleteMessage = (id: string) => client.deleteMessage({ id });

import type { Api } from './api.js';
import { removeLater } from './examples.js';

/** The address of a new message; it is taken away with everything else that a test leaves. */
export async function newMessage(sender: Api, content = '谢谢！'): Promise<string> {
  const reply = await sender.post<{ message: { _id: string } }>('/api/messages', { content });
  if (reply.status !== 201) throw new Error(`No message was sent: ${reply.text}`);
  return removeLater(`/api/messages/${reply.body.message._id}`);
}

import type { Api } from './api.js';
import { removeLater } from './examples.js';

/** The address of a new message; it is taken away with everything else that a test leaves. */
export async function newMessage(sender: Api, content = '谢谢！'): Promise<string> {
  const { body } = await sender.post<{ message: { _id: string } }>('/api/messages', { content });
  const path = `/api/messages/${body.message._id}`;
  removeLater(path);
  return path;
}

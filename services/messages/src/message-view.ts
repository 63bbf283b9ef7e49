import type { Message } from '@transcreate/contracts';
import type { MessageRecord } from './message.store.js';

/** A message as it leaves the house. */
export function messageView({ id, content, userName, userEmail, createdAt, read }: MessageRecord): Message {
  return { _id: id, content, userName, userEmail, createdAt: createdAt.toISOString(), read };
}

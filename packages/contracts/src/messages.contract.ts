import { z } from 'zod';
import { call, contract } from './call.js';
import { personLines } from './person-lines.js';
import { Id, LIMITS, Nothing, Success, Text, Time, WholeNumber } from './shapes.js';

/** What somebody told those who run the course. */
export const Message = z
  .object({
    _id: Id,
    content: z.string(),
    /** The sender's username, and the e-mail address that they had; the automatic visitor's where nobody was signed in. */
    userName: z.string(),
    userEmail: z.string(),
    createdAt: Time,
    /** An admin has marked it as read. */
    read: z.boolean(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** What a person has sent, oldest first. */
const OwnMessages = z.object({ messages: z.array(Message) });

export const messages = contract('messages', {
  listMessages: call({
    http: 'GET /api/messages', access: 'admin', summary: 'The messages, newest first: the newest ones, or those that follow after an earlier reply',
    input: z.object({
      /** What an earlier reply named as `older`. */
      before: WholeNumber(1, 2_147_483_647).optional(),
    }),
    output: z.object({
      messages: z.array(Message),
      /** How many there are in all. */
      total: z.number().int(),
      /** What to send as `before` to read on; absent when nothing older is there. */
      older: z.number().int().optional(),
    }),
  }),
  createMessage: call({
    http: 'POST /api/messages', access: 'reader', success: 201, idempotent: true, summary: 'Tell those who run the course something',
    input: z.object({ content: Text(LIMITS.feedback) }), output: z.object({ message: Message }), errors: ['conflict'],
  }),
  countUnread: call({
    http: 'GET /api/messages/unread-count', access: 'admin', summary: 'How many messages nobody has marked as read',
    input: Nothing, output: z.object({ count: z.number().int() }),
  }),
  markRead: call({
    http: 'PATCH /api/messages/:id/read', access: 'admin', summary: 'Mark a message as read', input: z.object({ id: Id }),
    output: z.object({ message: Message }), errors: ['not_found'],
  }),
  deleteMessage: call({
    http: 'DELETE /api/messages/:id', access: 'admin', summary: 'Delete a message', input: z.object({ id: Id }), output: Success, errors: ['not_found'],
  }),

  ...personLines(OwnMessages),
});

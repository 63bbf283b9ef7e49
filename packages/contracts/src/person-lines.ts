import { z } from 'zod';
import { internalCall } from './call.js';
import { Id, LIMITS, Nothing, Text } from './shapes.js';

/** The name under which the work of an erased person stays. */
export const FORMER_STUDENT = 'Former student';

/**
 * The lines of a service that keeps a person's data: it spreads them into its table, and its table stands in `KEEPERS`. Auth makes the calls:
 * the first two until they are answered, so that doing one of them again changes nothing.
 *
 * - `eraseUser`: what others rely on stays, under the name 'Former student' and without anything that says who it was; the rest goes.
 * - `renameUser`: wherever the person's name stands, it is this one from now on. Of a person who was erased nothing is left to rename.
 * - `exportUser`: everything that the service keeps of the person, for the person alone.
 *
 * `exported` is the shape of that last answer.
 */
export function personLines<E extends z.ZodType>(exported: E) {
  return {
    eraseUser: internalCall({
      internal: ['auth'], repeatable: true, summary: 'A person was erased: their work stays under another name, and what only they needed goes',
      input: z.object({ userId: Id }), output: Nothing,
    }),
    renameUser: internalCall({
      internal: ['auth'], repeatable: true, summary: 'A person has another username',
      input: z.object({ userId: Id, username: Text(LIMITS.name) }), output: Nothing,
    }),
    exportUser: internalCall({
      internal: ['auth'], reads: true, summary: 'What is kept of a person, for the person alone',
      input: z.object({ userId: Id }), output: exported,
    }),
  };
}

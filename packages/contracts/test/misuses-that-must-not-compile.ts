/**
 * Mistakes that the contract's types catch. Nothing here runs: `tsc` fails where an expected error does not come, so that a loosened type is
 * noticed like a broken test.
 */
import { z } from 'zod';
import { auth, call, contract, submissions, type FailureOf, type Handlers, type Input, type Sent } from '@transcreate/contracts';

// A line without access: nobody would have decided who may call it.
// @ts-expect-error access is missing
export const withoutAccess = call({ http: 'GET /api/x', summary: 'X', input: z.object({}), output: z.object({}) });

// A line that says who may call it in a word that nobody knows.
// @ts-expect-error 'everybody' is no access
export const unknownAccess = call({ http: 'GET /api/x', access: 'everybody', summary: 'X', input: z.object({}), output: z.object({}) });

// A route without a method.
// @ts-expect-error no method
export const withoutMethod = call({ http: '/api/x', access: 'public', summary: 'X', input: z.object({}), output: z.object({}) });

// A failure that no table of errors knows.
// @ts-expect-error 'task_closed' is no error code
export const unknownError = call({ http: 'GET /api/x', access: 'public', summary: 'X', input: z.object({}), output: z.object({}), errors: ['task_closed'] });

// A table of a service that does not exist.
// @ts-expect-error 'kitchen' is no service
export const unknownService = contract('kitchen', {});

// A forgotten handler.
// @ts-expect-error every other call of the table is missing
export const forgottenHandlers: Handlers<typeof submissions> = { deleteSubmission: async () => ({ success: true }) };

// A handler whose reply is not what the line promises.
// @ts-expect-error success is literally true
export const wrongReply: Handlers<typeof auth>['logout'] = async () => ({ success: false });

// A handler that reads a field that no caller sends.
export const unknownField: Handlers<typeof submissions>['deleteSubmission'] = async (input) => {
  // @ts-expect-error the input has no such field
  void input.reason;
  return { success: true };
};

// A caller may be absent on a public call, and the handler has to look.
export const missingCaller: Handlers<typeof auth>['getConfig'] = async (_, context) => {
  // @ts-expect-error the caller may be null
  return { guestEmail: context.caller.email, guestAccess: 'on' };
};

// A caller is there wherever a token is needed; the handler need not look.
export const certainCaller: Handlers<typeof auth>['getProfile'] = async (_, context) => ({
  _id: context.caller.userId,
  id: context.caller.userId,
  username: context.caller.username,
  name: '',
  displayName: '',
  email: context.caller.email,
  role: context.caller.role,
  targetCultures: [],
});

// A browser that sends the wrong type.
// @ts-expect-error an e-mail is a text
export const wrongType: Sent<typeof auth.login> = { email: 1 };

// A browser that forgets what is required.
// @ts-expect-error transcreation is missing
export const missingField: Sent<typeof submissions.updateSubmission> = { id: '' };

// A handler that takes a default for something that may be missing.
export function hasDefault(input: Input<typeof submissions.createSubmission>): boolean {
  // @ts-expect-error the default has been filled in: it is never undefined
  const missing: undefined = input.isAnonymous;
  return missing ?? true;
}

// A failure that the line does not promise.
// @ts-expect-error listUsers knows no 'rank_taken'
export const unpromisedFailure: FailureOf<typeof auth.listUsers> = 'rank_taken';

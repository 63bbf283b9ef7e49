import type { Call, InputProblem } from '@transcreate/contracts';
import type { z } from 'zod';
import { Failure } from './failure.js';

/** What is wrong with an input, in the words of a failure's `details`. */
export function problemsOf(error: z.ZodError): InputProblem[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
}

/** The parsed input of a call, or the failure `invalid_input`. */
export function parseInput(line: Call, input: unknown): unknown {
  const parsed = line.input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Failure({ code: 'invalid_input', details: problemsOf(parsed.error) });
}

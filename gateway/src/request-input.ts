import { pathParameters, routeOf, type HttpCall, type HttpLine, type InputProblem } from '@transcreate/contracts';
import { Failure, problemsOf } from '@transcreate/service-kit';
import { versionIn } from './versions.js';

/** What a request brings, still unchecked. */
export interface RequestParts {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: { 'if-match'?: string };
}

/** The one path parameter that is no id: a week out of range is a wrong input, an id that cannot exist is simply not found. */
const WEEK = 'week';

/**
 * The checked input of a call: the query (GET, DELETE) or the body, with the path's parameters and the version of `If-Match` on top. Null
 * counts as absent. Throws `not_found` for an impossible id in the path and `invalid_input` for everything else.
 */
export function readInput(line: HttpCall, http: HttpLine, { params, query, body, headers }: RequestParts): Record<string, unknown> {
  const { method, path } = routeOf(http);
  const given = method === 'GET' || method === 'DELETE' ? query : withoutNulls(body ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Failure({ code: 'invalid_input', message: 'Please send a JSON object.' });
  }
  const parsed = line.input.safeParse({ ...given, ...versionIn(line, headers['if-match']), ...params });
  if (parsed.success) return parsed.data as Record<string, unknown>;
  throw refusalOf(path, problemsOf(parsed.error));
}

/** Refuses what is wrong in the path alone, for a call whose other input comes later. */
export function checkPath(line: HttpCall, http: HttpLine, params: RequestParts['params']): void {
  const { path } = routeOf(http);
  const names = pathParameters(path);
  const { error } = line.input.safeParse(params);
  const problems = error ? problemsOf(error).filter((problem) => names.includes(problem.path)) : [];
  if (problems.length > 0) throw refusalOf(path, problems);
}

function refusalOf(path: string, details: InputProblem[]): Failure {
  const ids = pathParameters(path).filter((name) => name !== WEEK);
  const isNoId = details.some((problem) => ids.includes(problem.path.split('.')[0]!));
  return new Failure(isNoId ? { code: 'not_found' } : { code: 'invalid_input', details });
}

/** The same value without the fields that are null, at every depth; a null in a list stays, and is refused by the shape. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]));
}

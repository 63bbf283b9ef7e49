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

/** How deep nulls are looked for in a body; no shape is deeper, and what nobody knows may be nested as deep as a stack is not. */
const DEEPEST = 8;

/**
 * The checked input of a call: the query (GET, DELETE) or the body, with the path's parameters and the version of `If-Match` on top. Null
 * counts as absent, and so does what is empty in a query. Throws `not_found` for an impossible id in the path and `invalid_input` for
 * everything else.
 */
export function readInput(line: HttpCall, http: HttpLine, { params, query, body, headers }: RequestParts): Record<string, unknown> {
  const { method, path } = routeOf(http);
  const given = method === 'GET' || method === 'DELETE' ? withoutBlanks(query) : withoutNulls(body ?? {}, DEEPEST);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Failure({ code: 'invalid_input', message: 'Please send a JSON object.' });
  }
  const parsed = line.input.safeParse({ ...given, ...versionIn(line, headers['if-match']), ...params });
  if (!parsed.success) throw refusalOf(path, problemsOf(parsed.error));
  const input = parsed.data as Record<string, unknown>;
  const details = isJson(line, method) ? misspelt(given as Record<string, unknown>, input, pathParameters(path)) : [];
  if (details.length > 0) throw new Failure({ code: 'invalid_input', details });
  return input;
}

/** In a path, a query and a form everything is text; JSON has numbers and truth values of its own. */
function isJson({ kind }: HttpCall, method: string): boolean {
  return kind !== 'upload' && method !== 'GET' && method !== 'DELETE';
}

/**
 * The fields that JSON brought as a text and the shape took for a number or a truth value. What the path says too is read from there, and an id
 * is the same however it is written.
 */
function misspelt(given: Record<string, unknown>, input: Record<string, unknown>, inPath: string[]): InputProblem[] {
  const texts = Object.keys(given).filter((name) => typeof given[name] === 'string' && !inPath.includes(name) && !name.endsWith('Id'));
  const names = texts.filter((name) => ['number', 'boolean'].includes(typeof input[name]));
  return names.map((path) => ({ path, message: `must be a ${typeof input[path]}, not a text` }));
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

/** The same value without the fields that are null, down to a depth; a null in a list stays, and is refused by the shape. */
function withoutNulls(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth - 1));
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field, depth - 1)]));
}

/** The same query without what is empty: a filter that nobody chose is sent so by a form, and written so in the specification. */
function withoutBlanks(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/**
 * What a browser needs of the contracts at run time, as plain data: the routes of each table, and the limits of texts.
 *
 * The tables themselves carry zod and every shape, 28 KB gzip that a browser never uses: the server parses what arrives, and what
 * it sends has been parsed at the gateway. The types of a line travel with its route, so the client is typed all the same. Because
 * every export is plain data, the web build evaluates this module once and puts the result in its place (build-kit's
 * contracts-loader); under jest and Node it runs as it stands.
 */
import { auth as authTable } from './auth.contract.js';
import { isHttpCall } from './call.js';
import type { Contract, HttpCall, HttpCalls, HttpLine, Kind } from './call.js';
import { content as contentTable } from './content.contract.js';
import { files as filesTable } from './files.contract.js';
import { messages as messagesTable } from './messages.contract.js';
import { submissions as submissionsTable } from './submissions.contract.js';
import { subtitles as subtitlesTable } from './subtitles.contract.js';
import { toolkit as toolkitTable } from './toolkit.contract.js';

export { CLASS_LIST } from './class-list.shapes.js';
export { FILES } from './files.contract.js';
export { IMAGES, LIMITS } from './shapes.js';
export { SUBTITLES } from './subtitles.contract.js';

/** The route of a line. `line` exists in the type alone: it carries what the caller sends and gets. */
export interface Route<C = HttpCall> {
  readonly http: HttpLine;
  /** The call may carry an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  readonly kind?: Kind;
  readonly line?: C;
}

/** The routes of a table's calls that a browser can make. */
export type Routes<T> = { readonly [K in keyof HttpCalls<T>]: Route<HttpCalls<T>[K]> };

function routesOf<T extends Contract>(table: T): Routes<T> {
  const routes = Object.values(table)
    .filter(isHttpCall)
    .map(({ name, http, idempotent, kind }): [string, Route] => [name, { http, idempotent, kind }]);
  return Object.fromEntries(routes) as Routes<T>;
}

export const auth = routesOf(authTable);
export const content = routesOf(contentTable);
export const files = routesOf(filesTable);
export const messages = routesOf(messagesTable);
export const submissions = routesOf(submissionsTable);
export const subtitles = routesOf(subtitlesTable);
export const toolkit = routesOf(toolkitTable);

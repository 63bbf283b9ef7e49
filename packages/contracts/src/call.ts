import { z } from 'zod';
import type { ErrorCode } from './errors.js';

/** A route as the browser sees it; `:name` marks a path parameter. */
export type HttpLine = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * Who may make a call at all; the gateway checks it before anything is sent on (contract.md, sections 2 and 3).
 * What depends on the row (owner, own group) is the service's first statement.
 *
 * - `public`: nobody needs a token, and an unusable one is ignored.
 * - `reader`: any valid token, the shared guest's included.
 * - `member`: a person's own account: visitor, student or admin. The guest gets `sign_in_required`.
 * - `student`: students and admins. The guest gets `sign_in_required`, a visitor `forbidden`.
 * - `admin`: admins. Everybody else gets `forbidden`.
 */
export type Access = 'public' | 'reader' | 'member' | 'student' | 'admin';

/** The services that stand behind the gateway. A service's name is its NATS user, its queue group and its database's suffix. */
export const SERVICES = ['auth', 'content', 'submissions', 'subtitles', 'files', 'messages', 'toolkit'] as const;
export type ServiceName = (typeof SERVICES)[number];

/**
 * How bodies travel.
 *
 * - `json` (default): both are JSON.
 * - `csv`: the reply is text of that type when the output is `{csv}`.
 * - `upload`: the request is `multipart/form-data` with the input's fields and one file, `file`. The gateway stores the bytes piece by piece,
 *   and the handler finds them in `context.upload`; what the handler refuses is removed again. The call may come twice for one upload, and the
 *   second answers as the first.
 * - `download`: the handler answers which stored bytes to send (`Download`), or a text that it has written (`WrittenFile`), and the gateway sends
 *   them under a name, in parts if asked to (`Range`).
 */
export type Kind = 'json' | 'csv' | 'upload' | 'download';

interface Spec<I extends z.ZodType, O extends z.ZodType, X extends readonly ErrorCode[]> {
  /** One sentence for the API reference. */
  summary: string;
  /** An object: path parameters, query and body together; a path parameter wins over a field of the same name. */
  input: I;
  /** What leaves the house. A field that is not named here is dropped at the gateway. */
  output: O;
  /** The failures of the service beside those that every call has (`CALL_ERRORS`). */
  errors?: X;
}

interface HttpSpec<
  I extends z.ZodType, O extends z.ZodType, X extends readonly ErrorCode[], A extends Access = Access, K extends Kind = Kind,
> extends Spec<I, O, X> {
  http: HttpLine;
  /** Further routes of the same call, where the specification writes it in two ways. */
  also?: readonly HttpLine[];
  access: A;
  /** The status of a success; 200 unless the call creates something. */
  success?: 200 | 201;
  /** A field of the output whose presence gives a success another status: 202 when the caller has a step left to do, 200 when nothing new was made. */
  successWith?: { field: string; status: 200 | 202 };
  /** The output's field that has a `version`: the reply says it in `ETag`, and a request's `If-Match` takes the place of the input's `basedOn`. */
  versionOf?: string;
  /** The input's fields whose `data:` URL is stored as a picture, and replaced by its address, before the service gets the call. */
  storesImages?: readonly string[];
  /** The call may carry an `Idempotency-Key` (contract.md, section 2), and is then safe to repeat. */
  idempotent?: boolean;
  /** A POST that changes nothing, so that it may be repeated like a GET. */
  reads?: boolean;
  kind?: K;
  /** Of a download: it is shown in the page, where others are saved under their names. */
  inline?: boolean;
  /** Of a download: what an address answers never changes, so that every browser and proxy may keep it. */
  immutable?: boolean;
  /** The name of the file as which a browser saves the reply. */
  attachment?: string;
  /** Largest JSON body in bytes, where it is not the usual 1 MB. */
  bodyLimit?: number;
  /** Where the limit on calls counts: `sign-in` per address and apart from everything else, otherwise per person. */
  limit?: 'sign-in';
}

interface InternalSpec<I extends z.ZodType, O extends z.ZodType, X extends readonly ErrorCode[]> extends Spec<I, O, X> {
  /** The processes that may make this call; NATS refuses everybody else. */
  internal: readonly (ServiceName | 'gateway')[];
  reads?: boolean;
  /** Done twice it does no more than once, so that it may be repeated like a read. */
  repeatable?: boolean;
}

type AnySpec = HttpSpec<z.ZodType, z.ZodType, readonly ErrorCode[]> | InternalSpec<z.ZodType, z.ZodType, readonly ErrorCode[]>;

/** A line of a table with what is derived from its place there: the service, the call's name and the NATS subject. */
export type Call<S extends AnySpec = AnySpec> = S & {
  readonly service: ServiceName;
  readonly name: string;
  /** `api.<service>.<call>` from the gateway alone, `in.<service>.<call>` from the processes that the line names. */
  readonly subject: string;
};

/** A service's table of calls. */
export type Contract = Record<string, Call>;

/** Failures that the frame answers for every call, so that no line needs to name them. */
export const CALL_ERRORS = ['invalid_input', 'unauthenticated', 'forbidden', 'sign_in_required', 'too_large', 'rate_limited', 'internal', 'unavailable'] as const satisfies readonly ErrorCode[];

/**
 * A call of the browser: one line gives the route, the subject, the handler's types, the client and the API document. (`NoInfer`: in a table,
 * the type that is expected of a line would otherwise be read as 'may fail in any way'.)
 */
export function call<
  I extends z.ZodType, O extends z.ZodType, A extends Access, const X extends readonly ErrorCode[] = readonly [], K extends Kind = 'json',
>(spec: HttpSpec<I, O, X, A, K>): HttpSpec<I, O, NoInfer<X>, NoInfer<A>, NoInfer<K>> {
  return spec;
}

/** A call from one process of the house to another; no browser can reach it. */
export function internalCall<I extends z.ZodType, O extends z.ZodType, const X extends readonly ErrorCode[] = readonly []>(
  spec: InternalSpec<I, O, X>,
): InternalSpec<I, O, NoInfer<X>> {
  return spec;
}

/** Names a service's table. The key of a line is the call's name, and its subject is derived from it. */
export function contract<T extends Record<string, AnySpec>>(service: ServiceName, table: T) {
  const named = Object.entries(table).map(([name, spec]) => {
    const room = 'internal' in spec ? 'in' : 'api';
    return [name, { ...spec, service, name, subject: `${room}.${service}.${name}` }];
  });
  return Object.fromEntries(named) as { [K in keyof T]: Call<T[K]> };
}

/** What the handler receives. */
export type Input<C extends AnySpec> = z.output<C['input']>;
/** What a caller sends. */
export type Sent<C extends AnySpec> = z.input<C['input']>;
/** What a caller gets. */
export type Output<C extends AnySpec> = z.output<C['output']>;
/** What the handler returns. */
export type Returned<C extends AnySpec> = z.input<C['output']>;
/** The failures that a handler of this line may answer. */
export type FailureOf<C extends AnySpec> = NonNullable<C['errors']>[number] | (typeof CALL_ERRORS)[number];

export const ROLES = ['visitor', 'student', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling, as the gateway read it from the token; a service trusts this and nothing in the input. */
export interface Caller {
  userId: string;
  /** The login session: one token, renewed or not. */
  sessionId: string;
  role: Role;
  /** The shared account of the automatic visitor. */
  guest: boolean;
  email: string;
  username: string;
}

/** A file that the gateway has stored for a call of the kind `upload`. It stays when the handler keeps it, and nothing of it otherwise. */
export interface Upload {
  id: string;
  /** As the browser sent it, in the composed form of Unicode; the last part of a path. */
  fileName: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  checksum: string;
}

/** What travels with a call beside its input. */
export interface CallContext<P extends Caller | null = Caller | null> {
  /** Null on a call without a usable token, and on a call that a service makes on its own account. */
  caller: P;
  /** The requester's network address, for limits that count per requester; empty for a call inside the house. */
  address: string;
  /** The same id in the browser, at the gateway, in every service and in every log line. */
  requestId: string;
  idempotencyKey?: string;
  /** The file of a call of the kind `upload`. */
  upload?: Upload;
  /** The tags of the replies that the caller has, as `If-None-Match` names them. */
  known?: string;
}

/** Only a public or an internal call can come without a caller, and only an upload with a file. */
export type ContextOf<C extends AnySpec> = CallContext<C extends { access: 'reader' | 'member' | 'student' | 'admin' } ? Caller : Caller | null> &
  (C extends { kind?: 'upload' } ? { upload: Upload } : unknown);

/** A reply that was written as JSON text by its shape already, where reading and writing it again would cost too much (service-kit, `Piece`). */
export interface Written<S extends z.ZodType> {
  readonly shape?: S;
  readonly tag: string;
  toBytes(): Uint8Array;
}

/** What a handler may answer. */
export type Answer<C extends AnySpec> = Returned<C> | Written<C['output']>;

/** `implements Handlers<typeof auth>` makes a forgotten handler a compile error. */
export type Handlers<T extends Record<string, AnySpec>> = {
  [K in keyof T]: (input: Input<T[K]>, context: ContextOf<T[K]>) => Promise<Answer<T[K]>>;
};

type HttpKeys<T> = { [K in keyof T]: T[K] extends { http: HttpLine } ? K : never }[keyof T];

/** The calls of a table that a browser can make. */
export type HttpCalls<T> = Pick<T, HttpKeys<T>>;

/** A call with a route. */
export type HttpCall = Call<HttpSpec<z.ZodType, z.ZodType, readonly ErrorCode[]>>;

export function isHttpCall(line: Call): line is HttpCall {
  return 'http' in line;
}

/** `{method: 'GET', path: '/api/users/:id'}` of a route. */
export function routeOf(http: HttpLine): { method: string; path: string } {
  const [method, path] = http.split(' ') as [string, string];
  return { method, path };
}

/** The names of a path's parameters, in their order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
}

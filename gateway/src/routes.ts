import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONTRACTS, FILES, isHttpCall, routeOf, type CallContext, type Caller, type HttpCall, type HttpLine } from '@transcreate/contracts';
import { Bus, Failure, inSpan, Log, Metrics, withRequestId } from '@transcreate/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Door } from './door.js';
import { Downloads, type FileAnswer } from './downloads.js';
import { acceptForms } from './form.js';
import { Images } from './images.js';
import { checkPath, readInput, type RequestParts } from './request-input.js';
import { Uploads } from './uploads.js';
import { etagOf } from './versions.js';

/** Largest JSON body of a call that names no other limit, in bytes. */
const BODY_LIMIT = 1_000_000;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
/** A longer list of tags is nothing that a browser sends. */
const LONGEST_KNOWN = 1_000;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Every line of the contract tables becomes a route; there are no other calls. */
@Injectable()
export class Routes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly bus: Bus,
    private readonly door: Door,
    private readonly uploads: Uploads,
    private readonly downloads: Downloads,
    private readonly images: Images,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.decorateRequest('caller', null);
    const lines = CONTRACTS.flatMap((table) => Object.values(table)).filter(isHttpCall);
    const register = (scope: FastifyInstance, some: readonly HttpCall[]) => {
      for (const line of some) for (const http of [line.http, ...(line.also ?? [])]) this.#register(scope, line, http);
    };
    register(server, lines.filter(({ kind }) => kind !== 'upload'));
    // Not waited for: it would make routes of all that were added before the server knows how it answers errors.
    void server.register(async (scope) => {
      acceptForms(scope);
      register(scope, lines.filter(({ kind }) => kind === 'upload'));
    });
  }

  #register(server: FastifyInstance, line: HttpCall, http: HttpLine): void {
    const { method, path } = routeOf(http);
    server.route({
      method,
      url: path,
      bodyLimit: line.bodyLimit ?? BODY_LIMIT,
      // A part of a file is a part of its own bytes and not of what a compressor makes of them.
      ...(line.kind === 'download' ? { compress: false } : {}),
      onRequest: async (request) => {
        request.caller = await this.door.enter(line, request);
      },
      handler: (request, reply) => withRequestId(request.id, () => this.#traced(line, http, request, reply)),
      onResponse: async (request, reply) => {
        const call = `${line.service}.${line.name}`;
        this.metrics.served(call, String(reply.statusCode), reply.elapsedTime / 1_000);
        withRequestId(request.id, () => this.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call'));
      },
    });
  }

  #traced(line: HttpCall, http: HttpLine, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const span = { requestId: request.id, received: undefined };
    return inSpan(http, span, () => this.#serve(line, http, request, reply), ({ statusCode }) => String(statusCode));
  }

  async #serve(line: HttpCall, http: HttpLine, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = contextOf(line, request);
    if (line.kind === 'upload') {
      const { params, query, headers } = request as RequestParts;
      checkPath(line, http, params);
      return this.uploads.receive(request, async (fields, upload) => {
        const input = readInput(line, http, { params, query, headers, body: fields });
        return this.#answer(line, input, { ...context, upload }, request, reply);
      });
    }
    const input = readInput(line, http, request as RequestParts);
    return this.images.storing(line, input, context, (stored) => this.#answer(line, stored, context, request, reply));
  }

  async #answer(line: HttpCall, input: Record<string, unknown>, context: CallContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await this.bus.ask(line, input as never, context, line.kind === 'upload' ? { deadlineMs: FILES.patienceMs } : {});
    if ('output' in answer && line.kind === 'download') return this.downloads.send(line, request, reply, this.#checked(line, answer.output) as FileAnswer);
    if ('output' in answer) return send(line, reply.header('cache-control', 'no-store'), this.#checked(line, answer.output));
    reply.headers(revalidated('text' in answer ? answer.tag : answer.unchanged));
    // The text was written by this very shape (service-kit, `Piece`): reading it again could find nothing.
    return 'text' in answer ? reply.type('application/json; charset=utf-8').send(answer.text) : reply.code(304).send();
  }

  #checked(line: HttpCall, output: unknown): Record<string, unknown> {
    const checked = line.output.safeParse(output);
    if (checked.success) return checked.data as Record<string, unknown>;
    this.log.error({ call: line.name, problems: checked.error.issues.map((issue) => issue.path.join('.')) }, 'a reply broke its contract');
    throw new Failure({ code: 'internal' });
  }
}

/**
 * A reply that the browser may keep, asking each time whether it still holds. It is this person's: who comes after them at the same browser
 * has another token. The tag is weak because compression changes the bytes.
 */
function revalidated(tag: string) {
  return { 'cache-control': 'private, no-cache', vary: 'authorization', etag: `W/"${tag}"` };
}

function contextOf(line: HttpCall, request: FastifyRequest): CallContext {
  const key = request.headers['idempotency-key'];
  if (line.idempotent && key !== undefined && !(typeof key === 'string' && IDEMPOTENCY_KEY.test(key))) {
    throw new Failure({ code: 'invalid_input', details: [{ path: 'Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' }] });
  }
  const known = request.headers['if-none-match'];
  return {
    caller: request.caller,
    address: request.ip,
    requestId: request.id,
    ...(known !== undefined && known.length <= LONGEST_KNOWN ? { known } : {}),
    ...(line.idempotent && typeof key === 'string' ? { idempotencyKey: key } : {}),
  };
}

function send(line: HttpCall, reply: FastifyReply, output: Record<string, unknown>): FastifyReply {
  if (line.kind === 'csv' && typeof output['csv'] === 'string') {
    const name = line.name.replace(/^get/, '').replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? '-' : '') + letter.toLowerCase());
    return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`).send(output['csv']);
  }
  if (line.attachment) reply.header('content-disposition', `attachment; filename="${line.attachment}"`);
  const tag = etagOf(line, output);
  if (tag) reply.header('etag', tag);
  const { field = '', status = 200 } = line.successWith ?? {};
  return reply.code(output[field] === undefined ? (line.success ?? 200) : status).send(output);
}

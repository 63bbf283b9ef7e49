import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONTRACTS, isHttpCall, routeOf, type CallContext, type Caller, type HttpCall, type HttpLine } from '@transcreate/contracts';
import { Bus, Failure, Log, Metrics, withRequestId } from '@transcreate/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Door } from './door.js';
import { readInput, type RequestParts } from './request-input.js';
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
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.decorateRequest('caller', null);
    for (const line of CONTRACTS.flatMap((table) => Object.values(table)).filter(isHttpCall)) {
      for (const http of [line.http, ...(line.also ?? [])]) this.#register(server, line, http);
    }
  }

  #register(server: FastifyInstance, line: HttpCall, http: HttpLine): void {
    const { method, path } = routeOf(http);
    server.route({
      method,
      url: path,
      bodyLimit: line.bodyLimit ?? BODY_LIMIT,
      onRequest: async (request) => {
        request.caller = await this.door.enter(line, request);
      },
      handler: (request, reply) => withRequestId(request.id, () => this.#serve(line, http, request, reply)),
      onResponse: async (request, reply) => {
        const call = `${line.service}.${line.name}`;
        this.metrics.served(call, String(reply.statusCode), reply.elapsedTime / 1_000);
        withRequestId(request.id, () => this.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call'));
      },
    });
  }

  async #serve(line: HttpCall, http: HttpLine, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const input = readInput(line, http, request as RequestParts);
    const answer = await this.bus.ask(line, input as never, contextOf(line, request));
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
  const tag = etagOf(line, output);
  if (tag) reply.header('etag', tag);
  const { field = '', status = 200 } = line.successWith ?? {};
  return reply.code(output[field] === undefined ? (line.success ?? 200) : status).send(output);
}

import { Injectable } from '@nestjs/common';
import { TICKET, type Caller, type HttpCall } from '@transcreate/contracts';
import { Failure } from '@transcreate/service-kit';
import type { FastifyRequest } from 'fastify';
import { checkAccess } from './access.js';
import { Limits } from './limits.js';
import { Tokens } from './tokens.js';

/** Who may come in: reads the token, counts the call, checks the line's access; all of it before a body is read. */
@Injectable()
export class Door {
  constructor(
    private readonly tokens: Tokens,
    private readonly limits: Limits,
  ) {}

  async enter(line: HttpCall, request: FastifyRequest): Promise<Caller | null> {
    const caller = await this.#callerOf(line, request);
    await this.limits.count(line, caller, request.ip);
    checkAccess(line.access, caller);
    return caller;
  }

  /** On a public call a token that can't be used, or can't be checked now, is as good as none. */
  async #callerOf(line: HttpCall, request: FastifyRequest): Promise<Caller | null> {
    try {
      return await this.#read(request);
    } catch (error) {
      if (line.access === 'public' && error instanceof Failure) return null;
      throw error;
    }
  }

  /** A token in the header, or a ticket in the address where a browser fetches by itself. */
  #read({ headers, method, query, url }: FastifyRequest): Promise<Caller | null> {
    const ticket = (query as Record<string, unknown>)[TICKET];
    const isFetched = headers.authorization === undefined && (method === 'GET' || method === 'HEAD');
    return isFetched && typeof ticket === 'string' ? this.tokens.readTicket(ticket, url) : this.tokens.read(headers.authorization);
  }
}

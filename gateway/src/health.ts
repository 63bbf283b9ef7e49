import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SERVICES } from '@transcreate/contracts';
import { Bus } from '@transcreate/service-kit';
import type { FastifyInstance } from 'fastify';
import { Revocations } from './revocations.js';

/** How long a service has to say that it is well, in ms. */
const PING_MS = 1_500;

/** Whether the gateway lives, and whether every service is well: for people and monitors. */
@Injectable()
export class Health implements OnModuleInit {
  #isLeaving = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly bus: Bus,
    private readonly revocations: Revocations,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get('/api/health/live', async (_request, reply) =>
      reply
        .code(this.#isLeaving ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ status: this.#isLeaving ? 'stopping' : 'ok' }),
    );
    server.get('/api/health/ready', async (_request, reply) => {
      const states = await Promise.all(SERVICES.map(async (name) => [name, (await this.bus.isUp(name, PING_MS)) ? 'up' : 'down'] as const));
      const isReady = this.revocations.areKnown && states.every(([, state]) => state === 'up');
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ok' : 'degraded', services: Object.fromEntries(states) });
    });
  }

  /**
   * From now on `/api/health/live` says 503, so that proxies which ask it look elsewhere; everything else is served. A connection that is made
   * at the very moment in which a server stops listening is lost with its request: whoever may lose none lets the proxies go first.
   */
  leave(): void {
    this.#isLeaving = true;
  }
}

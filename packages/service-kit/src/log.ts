import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { Settings } from './settings.js';

/** What `LOG_LEVEL` can be; each logs itself and what is worse. */
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const logLevel = (settings: Settings): string => settings.oneOf('LOG_LEVEL', LEVELS, 'info');

const requests = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` so that every log line and every further call that it makes carries the request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requests.run({ requestId }, work);
}

/** The id of the request that is being worked on, if any. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId;
}

/** The log of one service: JSON lines on standard output, with the service's name and the request's id in each. */
export class Log {
  readonly #pino: Logger;

  constructor(service: string, level = 'info', pinoLogger: Logger = pino({ level, base: { service }, mixin: () => requests.getStore() ?? {} })) {
    this.#pino = pinoLogger;
  }

  debug(fields: object, message: string): void {
    this.#pino.debug(fields, message);
  }
  info(fields: object, message: string): void {
    this.#pino.info(fields, message);
  }
  warn(fields: object, message: string): void {
    this.#pino.warn(fields, message);
  }
  error(fields: object, message: string): void {
    this.#pino.error(fields, message);
  }
}

/** Nest's own messages, in the same log; what it tells at each start is worth reading only when looking for something. */
export function nestLogger(log: Log): LoggerService {
  const text = (message: unknown) => (message instanceof Error ? message.message : String(message));
  return {
    log: (message) => log.debug({}, text(message)),
    verbose: (message) => log.debug({}, text(message)),
    debug: (message) => log.debug({}, text(message)),
    warn: (message) => log.warn({}, text(message)),
    error: (message) => log.error(message instanceof Error ? { err: message } : {}, text(message)),
  };
}

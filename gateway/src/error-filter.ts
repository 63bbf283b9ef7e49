import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERRORS, type ErrorCode, type ErrorReply } from '@transcreate/contracts';
import { Failure, Log, withRequestId } from '@transcreate/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the HTTP server itself refuses, in our words; other refusals of a request are `invalid_input`. */
const BY_STATUS: Record<number, ErrorCode> = { 404: 'not_found', 413: 'too_large', 414: 'not_found' };

/** Every failure leaves in one form: `{error, code, requestId}` with its status; never a stack trace. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // The browser gave the request up: nobody waits for an answer, and nothing went wrong here.
    if ((error as { code?: string } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    const failure = failureOf(error);
    if (failure.code === 'internal') withRequestId(request.id, () => this.log.error({ err: error }, 'a request failed'));
    if (reply.sent) return;
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    void reply.code(ERRORS[failure.code].status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(bodyOf(failure, request));
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | null)?.statusCode;
  if (status === undefined || status >= 500) return new Failure({ code: 'internal' });
  return new Failure({ code: BY_STATUS[status] ?? 'invalid_input', message: status === 415 ? 'Please send JSON.' : undefined });
}

function bodyOf(failure: Failure, request: FastifyRequest): ErrorReply {
  const isSubtitles = request.url.startsWith('/api/subtitle');
  return {
    ...(isSubtitles ? { success: false as const } : {}),
    error: failure.message,
    code: failure.code,
    requestId: request.id,
    ...detailsOf(failure),
  };
}

/** Bad input always says what is wrong where; what stands in no field (no JSON, a rule of several fields) is wrong with the whole. */
function detailsOf({ code, details, message }: Failure): Pick<ErrorReply, 'details'> {
  if (details) return { details };
  return code === 'invalid_input' ? { details: [{ path: '', message }] } : {};
}

import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from '@nestjs/common';
import { ERROR_KINDS, type ErrorBody, type ErrorKind, ProductError } from '@sumfox/contracts/errors';
import type { RefusalCode } from '@sumfox/contracts/refusal-codes';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import { getTraceId, noteRefusal } from '@sumfox/platform/tracing/trace-id';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the refusal that was sent; the log names it beside the status. */
    refusalCode?: string;
  }
}

const RETRY_AFTER_SECONDS = 5;
const NEUTRAL = 'Something went wrong. Please try again.';

/** Refusals of the HTTP layer, in the product's words. */
const BY_STATUS: Readonly<Record<number, [ErrorKind, RefusalCode, string]>> = {
  400: ['bad-request', 'malformed-body', 'The request could not be read. Please reload and try again.'],
  404: ['not-found', 'not-found', 'Not found'],
  408: ['too-slow', 'too-slow', 'That took too long to arrive. Please try again.'],
  413: ['too-large', 'too-large', 'That is too large to send.'],
  415: ['unsupported-media', 'json-only', 'Please send JSON.'],
};

function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
  )
    return error.statusCode;
  return null;
}

/** Turns an error into a refusal that may leave the product; anything unknown becomes neutral. */
export function toProductError(error: unknown): ProductError {
  if (error instanceof ProductError) return error;
  const status = statusOf(error) ?? 500;
  const known = BY_STATUS[status] ?? (status >= 400 && status < 500 ? BY_STATUS[404] : undefined);
  return known ? new ProductError(...known) : new ProductError('internal', 'internal', NEUTRAL);
}

/** Sends an error in the common shape. */
export function sendRefusal(reply: FastifyReply, refusal: ProductError): void {
  const { status, retry } = ERROR_KINDS[refusal.kind];
  reply.refusalCode = refusal.code;
  noteRefusal(refusal.code);
  const body: ErrorBody = {
    error: refusal.message,
    message: refusal.message,
    code: refusal.code,
    traceId: getTraceId(),
    ...(refusal.details ? { details: refusal.details } : {}),
  };
  if (retry) reply.header('retry-after', String(refusal.details?.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  void reply.status(status).header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Sends every error in one shape, without stack, SQL or path. */
@Catch()
@Injectable()
export class ErrorBodyFilter implements ExceptionFilter {
  constructor(private readonly failures: FailureReporter) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const refusal = toProductError(error);
    if (refusal.kind === 'internal' && !(error instanceof ProductError))
      void this.failures.report(error, 'gateway');
    const { method, routeOptions } = host.switchToHttp().getRequest<FastifyRequest>();
    // The path's template, since the path itself may contain a person's id.
    if (ERROR_KINDS[refusal.kind].status >= 500)
      void this.failures.reportSeen(refusal, `${method} ${routeOptions.url?.slice(1) ?? 'no route'}`);
    sendRefusal(host.switchToHttp().getResponse<FastifyReply>(), refusal);
  }
}

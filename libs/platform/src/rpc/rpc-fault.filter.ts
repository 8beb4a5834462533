import { Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import { type Observable, throwError } from 'rxjs';
import { isDatabaseAway } from '../database/database-away.rules.js';
import { FailureReporter } from '../errors/failure-reporter.js';
import { AnswerMismatchError } from './answer.interceptor.js';
import type { RpcFault } from './rpc-packet.js';
import { AWAY, BROKEN } from './service-client.js';

/** Converts a handler's error for transport: product errors unchanged, unexpected ones as one neutral sentence. */
@Catch()
@Injectable()
export class RpcFaultFilter implements ExceptionFilter {
  constructor(private readonly failures: FailureReporter) {}

  catch(error: unknown): Observable<never> {
    if (error instanceof ProductError) {
      const { kind, code, message, details } = error;
      return throwError((): RpcFault => ({ kind, code, message, ...(details ? { details } : {}) }));
    }
    void this.failures.report(error, 'rpc');
    if (isDatabaseAway(error))
      return throwError((): RpcFault => ({
        kind: 'unavailable',
        code: 'service-unavailable',
        message: AWAY,
      }));
    return throwError((): RpcFault => ({
      kind: 'internal',
      code: error instanceof AnswerMismatchError ? error.code : 'internal',
      message: BROKEN,
    }));
  }
}

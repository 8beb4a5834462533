import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { AnswerInterceptor } from './answer.interceptor.js';
import { CurrentCallInterceptor } from './current-call.interceptor.js';
import { TimeoutInterceptor } from './timeout.interceptor.js';
import { TraceInterceptor } from './trace.interceptor.js';

/**
 * Runs the steps around a handler, each within the one before. Nest runs interceptors one by one as well, but puts a
 * bound resource, a promise and three observables around each.
 */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(
    private readonly trace: TraceInterceptor,
    private readonly timeout: TimeoutInterceptor,
    private readonly currentCall: CurrentCallInterceptor,
    private readonly answer: AnswerInterceptor,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answer = { handle: () => this.answer.intercept(execution, next) };
    const currentCall = { handle: () => this.currentCall.intercept(execution, answer) };
    const timeout = { handle: () => this.timeout.intercept(execution, currentCall) };
    return this.trace.intercept(execution, timeout);
  }
}

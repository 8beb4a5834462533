import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { InternalCall } from '@sumfox/contracts/endpoint';
import { type Observable, tap } from 'rxjs';
import * as z from 'zod/mini';
import { CHECKS_CONTRACTS } from '../config/contract-checks.js';
import { Handled, type HandledContract } from './handles.decorator.js';

/** An answer that its own contract does not allow. Its message names places and no values: those may be a child's words. */
export class AnswerMismatchError extends Error {
  readonly code = 'answer-mismatch';

  constructor(call: string, { issues }: z.core.$ZodError) {
    const places = issues.map(({ code, path }) => `${code} at ${['answer', ...path.map(String)].join('.')}`);
    super(`${call} gave an answer that its contract does not allow: ${places.join(', ')}`);
    this.name = 'AnswerMismatchError';
  }
}

/**
 * Checks the response of an internal call against its contract in tests and development. Elsewhere the compiler's check
 * is enough. The response is passed on unchanged, so it is the same with and without the check.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  protected readonly isChecking: boolean = CHECKS_CONTRACTS;

  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.isChecking) return next.handle();
    const handled: HandledContract | undefined = this.reflector.get(Handled, execution.getHandler());
    if (handled?.kind !== 'call') return next.handle();
    return next.handle().pipe(tap((answer) => checkAnswer(handled.contract, answer)));
  }
}

/** Throws AnswerMismatchError. */
function checkAnswer({ name, output }: InternalCall, answer: unknown): void {
  const { error } = z.safeParse(output, answer);
  if (error) throw new AnswerMismatchError(name, error);
}

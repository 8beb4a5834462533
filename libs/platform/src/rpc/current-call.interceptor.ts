import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Observable } from 'rxjs';
import { runAsCall } from './current-call.js';
import { Handled, type HandledContract } from './handles.decorator.js';
import { OpenCalls } from './open-calls.js';
import { readCall } from './rpc-span.js';
import { limitOfAnswer } from './time-limit.js';

/** Lets a handler know how long its caller waits, and whether it still does. */
@Injectable()
export class CurrentCallInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly openCalls: OpenCalls,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handled: HandledContract | undefined = this.reflector.get(Handled, execution.getHandler());
    const { packet } = readCall(execution);
    const id = packet?.call?.id;
    return new Observable((subscriber) => {
      const controller = new AbortController();
      const receivedAt = performance.now();
      const call = {
        receivedAt,
        answerBy: receivedAt + limitOfAnswer(handled?.contract ?? {}, packet),
        ticket: packet?.call?.ticket ?? null,
        // Made for the few handlers that ask for it.
        get signal() {
          return controller.signal;
        },
      };
      if (id !== undefined) this.openCalls.open(id, controller);
      let isAnswered = false;
      // Nest binds the handler to where it is asked for, which must be within the call.
      const answering = runAsCall(call, () =>
        next.handle().subscribe({
          next: (answer) => {
            isAnswered = true;
            subscriber.next(answer);
          },
          error: (error: unknown) => {
            isAnswered = true;
            subscriber.error(error);
          },
          complete: () => {
            isAnswered = true;
            subscriber.complete();
          },
        }),
      );
      return () => {
        if (id !== undefined) this.openCalls.close(id);
        answering.unsubscribe();
        // Otherwise the time is up.
        if (!isAnswered) controller.abort();
      };
    });
  }
}

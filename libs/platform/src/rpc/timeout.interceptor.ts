import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ProductError } from '@sumfox/contracts/errors';
import { Observable } from 'rxjs';
import { Handled, type HandledContract } from './handles.decorator.js';
import { readCall } from './rpc-span.js';
import { AWAY } from './service-client.js';
import { limitOfAnswer } from './time-limit.js';

/** Ends a call that its caller has abandoned, so that its span ends too; the caller gets the same error earlier. */
@Injectable()
export class TimeoutInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handled: HandledContract | undefined = this.reflector.get(Handled, execution.getHandler());
    const limitMs = limitOfAnswer(handled?.contract ?? {}, readCall(execution).packet);
    return new Observable((subscriber) => {
      const timer = setTimeout(
        () => subscriber.error(new ProductError('timeout', 'service-timeout', AWAY)),
        limitMs,
      );
      const answering = next.handle().subscribe(subscriber);
      return () => {
        clearTimeout(timer);
        answering.unsubscribe();
      };
    });
  }
}

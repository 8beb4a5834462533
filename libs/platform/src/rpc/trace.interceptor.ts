import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { SpanStatusCode, context } from '@opentelemetry/api';
import { ProductError } from '@sumfox/contracts/errors';
import { Observable } from 'rxjs';
import { startCallSpan } from './rpc-span.js';

/** Runs a handler within a span of its caller's trace. */
@Injectable()
export class TraceInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { span, inSpan } = startCallSpan(execution);
    return new Observable((subscriber) =>
      context.with(inSpan, () =>
        next.handle().subscribe({
          next: (value) => subscriber.next(value),
          error: (error: unknown) => {
            // A refusal is an answer; only a surprise is a fault of the service.
            if (!(error instanceof ProductError)) span.setStatus({ code: SpanStatusCode.ERROR });
            span.end();
            subscriber.error(error);
          },
          complete: () => {
            span.end();
            subscriber.complete();
          },
        }),
      ),
    );
  }
}

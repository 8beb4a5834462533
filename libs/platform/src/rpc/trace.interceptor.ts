import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { SpanStatusCode, context } from '@opentelemetry/api';
import { ERROR_KINDS, ProductError } from '@sumfox/contracts/errors';
import { Observable } from 'rxjs';
import { TrafficMeter } from '../traffic/traffic-meter.js';
import { startCallSpan } from './rpc-span.js';

/** Runs a handler within a span of its caller's trace, and counts the call. */
@Injectable()
export class TraceInterceptor implements NestInterceptor {
  constructor(private readonly traffic: TrafficMeter) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { span, inSpan } = startCallSpan(execution);
    const startedAt = performance.now();
    return new Observable((subscriber) => {
      const fail = (error: unknown) => {
        // A refusal is an answer; only a surprise is a fault of the service.
        if (!(error instanceof ProductError)) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        this.traffic.noteRequest(performance.now() - startedAt, isFault(error));
        subscriber.error(error);
      };
      return context.with(inSpan, () => {
        try {
          return next.handle().subscribe({
            next: (value) => subscriber.next(value),
            error: fail,
            complete: () => {
              span.end();
              this.traffic.noteRequest(performance.now() - startedAt, false);
              subscriber.complete();
            },
          });
        } catch (error) {
          // A step within that throws before it answers ends the span as one that answers with an error.
          return fail(error);
        }
      });
    });
  }
}

/** Whether a caller would read it as the product's fault, and not as a refusal. */
function isFault(error: unknown): boolean {
  return !(error instanceof ProductError) || ERROR_KINDS[error.kind].status >= 500;
}

import {
  type Context,
  type TextMapGetter,
  type TextMapPropagator,
  type TextMapSetter,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const TRACE_PARENT = 'traceparent';

/**
 * Carries the two ids of a trace and nothing else. A browser may send any text as `tracestate` or `baggage`, which
 * would then be stored in spans, outbox rows and jobs.
 */
export class TraceParentPropagator implements TextMapPropagator {
  private readonly w3c = new W3CTraceContextPropagator();

  inject(context: Context, carrier: unknown, setter: TextMapSetter): void {
    this.w3c.inject(context, carrier, {
      set: (into, key, value) => {
        if (key === TRACE_PARENT) setter.set(into, key, value);
      },
    });
  }

  extract(context: Context, carrier: unknown, getter: TextMapGetter): Context {
    return this.w3c.extract(context, carrier, {
      keys: () => [TRACE_PARENT],
      get: (from, key) => (key === TRACE_PARENT ? getter.get(from, key) : undefined),
    });
  }

  fields(): string[] {
    return [TRACE_PARENT];
  }
}

import { randomBytes } from 'node:crypto';
import { type SpanContext, TraceFlags, context, propagation, trace } from '@opentelemetry/api';
import { REFUSAL_FACT } from './clean-span.rules.js';

/** W3C headers of the current trace, as they travel in a call, an outbox row or a job. */
export type TraceCarrier = Record<string, string>;

/** The current trace id (32 hex digits), or null outside any trace. */
export function findTraceId(): string | null {
  const id = trace.getActiveSpan()?.spanContext().traceId;
  return id && !/^0+$/.test(id) ? id : null;
}

/** The current trace id, or a fresh one, so that every error a person sees can be quoted. */
export function getTraceId(): string {
  return findTraceId() ?? randomBytes(16).toString('hex');
}

/** Notes the code of a refusal on the current span, so that a person who follows its trace knows what the user read. */
export function noteRefusal(code: string): void {
  trace.getActiveSpan()?.setAttribute(REFUSAL_FACT, code);
}

export function currentCarrier(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Runs `work` as a part of the trace that the carrier names. */
export function withCarrier<T>(carrier: TraceCarrier, work: () => T): T {
  return context.with(propagation.extract(context.active(), carrier), work);
}

/** Whether a span belongs to a trace that gets all its spans. */
export function isSampled({ traceFlags }: Pick<SpanContext, 'traceFlags'>): boolean {
  return (traceFlags & TraceFlags.SAMPLED) !== 0;
}

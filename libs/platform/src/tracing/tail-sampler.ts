import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace';
import { isSampled } from './trace-id.js';

/** A span this long is always kept, in ms: the figure from which a call of a person counts as slow. */
const SLOW_MS = 500;
/** Maximum of open parts; beyond it the oldest is recorded, which is that of a call that hangs. */
const MAX_OPEN = 2_000;
/** The spans of a part that are held; further ones are a part of their own. */
const MAX_HELD = 500;

/** The held spans of one trace that this process has begun and ended since it last had none open. */
interface Part {
  open: number;
  ended: ReadableSpan[];
  isKept: boolean;
}

/**
 * Records the spans of sampled traces as they end. Those of others are held until they have ended in this process: with
 * an error or a slow span among them all are recorded, else none.
 */
export class TailSampler implements SpanProcessor {
  private readonly parts = new Map<string, Part>();

  constructor(private readonly recorder: SpanProcessor) {}

  onStart(span: Span): void {
    const context = span.spanContext();
    if (isSampled(context)) return;
    const part = this.parts.get(context.traceId);
    if (part) part.open += 1;
    else {
      this.parts.set(context.traceId, { open: 1, ended: [], isKept: false });
      if (this.parts.size > MAX_OPEN) this.recordOldest();
    }
  }

  onEnd(span: ReadableSpan): void {
    const context = span.spanContext();
    if (isSampled(context)) return this.recorder.onEnd(span);
    const { traceId } = context;
    const part = this.parts.get(traceId);
    // Its part was recorded before it ended, as one of too many.
    if (!part) return this.recorder.onEnd(span);
    part.open -= 1;
    part.isKept ||= isNotable(span);
    part.ended.push(span);
    if (part.open > 0 && part.ended.length < MAX_HELD) return;
    this.parts.delete(traceId);
    if (part.isKept) this.record(part);
  }

  forceFlush(): Promise<void> {
    return this.recorder.forceFlush();
  }

  shutdown(): Promise<void> {
    for (const part of this.parts.values()) this.record(part);
    this.parts.clear();
    return this.recorder.shutdown();
  }

  private recordOldest(): void {
    for (const [traceId, part] of this.parts) {
      this.parts.delete(traceId);
      return this.record(part);
    }
  }

  private record({ ended }: Part): void {
    for (const span of ended) this.recorder.onEnd(span);
  }
}

function isNotable({ status, duration: [seconds, nanoseconds] }: ReadableSpan): boolean {
  return status.code === SpanStatusCode.ERROR || seconds * 1_000 + nanoseconds / 1e6 >= SLOW_MS;
}

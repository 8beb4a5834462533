import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { cleanSpan } from './clean-span.rules.js';

/** Stands before whatever records spans, so that none is recorded as an instrumentation left it. */
export class CleanSpanProcessor implements SpanProcessor {
  constructor(private readonly recorder: SpanProcessor) {}

  /** The recorder meets a span only when it has ended. */
  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    this.recorder.onEnd(cleanSpan(span));
  }

  forceFlush(): Promise<void> {
    return this.recorder.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.recorder.shutdown();
  }
}

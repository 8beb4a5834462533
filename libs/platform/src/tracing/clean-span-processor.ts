import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { cleanSpan } from './clean-span.rules.js';

/** Runs before every recorder of spans, so that no span is stored uncleaned. */
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

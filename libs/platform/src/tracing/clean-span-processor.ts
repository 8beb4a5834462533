import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { cleanSpan } from './clean-span.rules.js';
import { StatementShapes } from './statement-shapes.js';

/** Runs before every recorder of spans, so that no span is stored uncleaned. */
export class CleanSpanProcessor implements SpanProcessor {
  private readonly statements = new StatementShapes();

  constructor(private readonly recorder: SpanProcessor) {}

  /** The recorder meets a span only when it has ended. */
  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    this.recorder.onEnd(cleanSpan(span, this.statements.toShape));
  }

  forceFlush(): Promise<void> {
    return this.recorder.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.recorder.shutdown();
  }
}

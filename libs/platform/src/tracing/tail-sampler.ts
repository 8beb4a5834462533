import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace';

/** A trace with a span this long is always kept, in ms: the figure from which a call of a person counts as slow. */
const SLOW_MS = 500;
/**
 * Parts of traces that a process keeps in each second; beyond them it keeps a share. Each process counts its own, so
 * then a trace may lack the parts of some. A class at work has more, and with all of them the file of a process would
 * hold the errors of some minutes.
 */
const KEPT_IN_SECOND = 10;
/** Share that is kept beyond them; the same traces in every process, since the id decides. */
const SHARE_UNDER_LOAD = 0.05;
/** Maximum of open parts; beyond it the oldest is decided, such as that of a call that hangs. */
const MAX_OPEN = 2_000;
/** The spans of a part that are held until it is decided; further ones follow its first. */
const MAX_HELD = 500;

/** The spans of one trace that this process has begun and ended since it last had none open. */
interface Part {
  open: number;
  ended: ReadableSpan[];
  isKept: boolean;
}

/**
 * Decides which traces are recorded when their spans in this process have ended. A trace with an error or a slow span
 * is always kept, and so are all traces of a quiet second. Under load it drops most of the rest before they cost
 * anything more.
 */
export class TailSampler implements SpanProcessor {
  private readonly parts = new Map<string, Part>();
  private second = 0;
  private keptInSecond = 0;

  constructor(
    private readonly recorder: SpanProcessor,
    private readonly now: () => number = () => performance.now(),
  ) {}

  onStart(span: Span): void {
    const { traceId } = span.spanContext();
    const part = this.parts.get(traceId);
    if (part) part.open += 1;
    else {
      this.parts.set(traceId, { open: 1, ended: [], isKept: false });
      if (this.parts.size > MAX_OPEN) this.decideOldest();
    }
  }

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext();
    const part = this.parts.get(traceId);
    // Its part was decided before it ended, as one of too many.
    if (!part) return this.recorder.onEnd(span);
    part.open -= 1;
    part.isKept ||= isNotable(span);
    part.ended.push(span);
    if (part.open > 0 && part.ended.length < MAX_HELD) return;
    this.parts.delete(traceId);
    this.decide(traceId, part);
  }

  forceFlush(): Promise<void> {
    return this.recorder.forceFlush();
  }

  shutdown(): Promise<void> {
    for (const [traceId, part] of this.parts) this.decide(traceId, part);
    this.parts.clear();
    return this.recorder.shutdown();
  }

  private decideOldest(): void {
    for (const [traceId, part] of this.parts) {
      this.parts.delete(traceId);
      return this.decide(traceId, part);
    }
  }

  private decide(traceId: string, { ended, isKept }: Part): void {
    if (isKept || this.hasRoom() || isInShare(traceId)) for (const span of ended) this.recorder.onEnd(span);
  }

  private hasRoom(): boolean {
    const second = Math.floor(this.now() / 1_000);
    if (second !== this.second) {
      this.second = second;
      this.keptInSecond = 0;
    }
    this.keptInSecond += 1;
    return this.keptInSecond <= KEPT_IN_SECOND;
  }
}

function isNotable({ status, duration: [seconds, nanoseconds] }: ReadableSpan): boolean {
  return status.code === SpanStatusCode.ERROR || seconds * 1_000 + nanoseconds / 1e6 >= SLOW_MS;
}

/** Returns whether a trace belongs to the kept share: by the random half of its id. */
function isInShare(traceId: string): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < SHARE_UNDER_LOAD * 2 ** 32;
}

import { type Context, SpanKind, trace } from '@opentelemetry/api';
import { type Sampler, SamplingDecision, type SamplingResult } from '@opentelemetry/sdk-trace';
import { isSampled } from './trace-id.js';

/** Traces that a process begins in each second with all their spans; beyond them it gives them to a share. */
const WHOLE_IN_SECOND = 10;
const SHARE_UNDER_LOAD = 0.05;

const SAMPLED: SamplingResult = { decision: SamplingDecision.RECORD_AND_SAMPLED };
const HELD: SamplingResult = { decision: SamplingDecision.RECORD };
const LEFT_OUT: SamplingResult = { decision: SamplingDecision.NOT_RECORD };

/**
 * Decides where a trace begins whether it gets all its spans, and passes that on to the other processes by its flag. Of
 * every other trace each process makes the span of a request or a job alone. The tail sampler holds that one, and keeps
 * it after an error or a slow answer.
 */
export class RequestSampler implements Sampler {
  private second = 0;
  private begunInSecond = 0;

  /** @param believesCallers whether a caller outside of this process is one of the product, and no browser */
  constructor(
    private readonly believesCallers: boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  shouldSample(context: Context, traceId: string, _name: string, kind: SpanKind): SamplingResult {
    const parent = trace.getSpanContext(context);
    const isBegun = parent !== undefined && (this.believesCallers || !parent.isRemote);
    const isWhole = isBegun ? isSampled(parent) : this.hasRoom() || isInShare(traceId);
    if (isWhole) return SAMPLED;
    const isRequest = !isBegun || kind === SpanKind.SERVER || kind === SpanKind.CONSUMER;
    return isRequest ? HELD : LEFT_OUT;
  }

  private hasRoom(): boolean {
    const second = Math.floor(this.now() / 1_000);
    if (second !== this.second) {
      this.second = second;
      this.begunInSecond = 0;
    }
    this.begunInSecond += 1;
    return this.begunInSecond <= WHOLE_IN_SECOND;
  }
}

/** Returns whether a trace belongs to the share: by the random half of its id. */
function isInShare(traceId: string): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < SHARE_UNDER_LOAD * 2 ** 32;
}

import { describe, expect, it } from '@jest/globals';
import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, Span } from '@opentelemetry/sdk-trace';
import { TailSampler } from './tail-sampler.js';

/** Ends like the ids that are dropped, and like those that belong to the share. */
const [DROPPED, SHARED] = ['ffffffff', '00000000'];
let count = 0;
const traceId = (end = DROPPED) => `${String((count += 1)).padStart(24, '0')}${end}`;

interface SpanOptions {
  ms?: number;
  failed?: boolean;
}

function buildSpan(id: string, { ms = 5, failed = false }: SpanOptions = {}): Span & ReadableSpan {
  return {
    spanContext: () => ({ traceId: id }),
    status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    duration: [Math.floor(ms / 1_000), (ms % 1_000) * 1e6],
  } as unknown as Span & ReadableSpan;
}

/** A sampler, its clock, and the traces of the spans that it recorded. */
function build() {
  const clock = { ms: 10_000 };
  const recorded: string[] = [];
  const recorder = {
    onStart: () => undefined,
    onEnd: (span: ReadableSpan) => void recorded.push(span.spanContext().traceId),
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  };
  const sampler = new TailSampler(recorder, () => clock.ms);
  const trace = (id: string, ...spans: SpanOptions[]) => {
    const all = spans.map((options) => buildSpan(id, options));
    for (const span of all) sampler.onStart(span);
    for (const span of all) sampler.onEnd(span);
    return id;
  };
  const fillSecond = () => {
    for (let n = 0; n < 10; n += 1) trace(traceId(), {});
    recorded.splice(0);
  };
  return { sampler, clock, recorded, trace, fillSecond };
}

describe('TailSampler', () => {
  it('records every span of the first ten traces of a second', () => {
    const { recorded, trace } = build();
    for (let n = 0; n < 12; n += 1) trace(traceId(), {}, {});
    expect(recorded).toHaveLength(20);
  });

  it.each([
    ['an error', { failed: true }],
    ['a span of half a second', { ms: 500 }],
  ])('records all spans of a trace with %s under load', (_what, notable) => {
    const { recorded, trace, fillSecond } = build();
    fillSecond();
    const id = trace(traceId(), {}, notable, {});
    trace(traceId(), {}, { ms: 499 });
    expect(recorded).toEqual([id, id, id]);
  });

  it('records the share of traces that their ids choose under load', () => {
    const { recorded, trace, fillSecond } = build();
    fillSecond();
    const id = trace(traceId(SHARED), {}, {});
    trace(traceId(DROPPED), {});
    expect(recorded).toEqual([id, id]);
  });

  it('records whole traces again in the next second', () => {
    const { clock, recorded, trace, fillSecond } = build();
    fillSecond();
    clock.ms += 1_000;
    const id = trace(traceId(), {});
    expect(recorded).toEqual([id]);
  });

  it('decides a trace only when its last span has ended', () => {
    const { sampler, recorded, fillSecond } = build();
    fillSecond();
    const id = traceId();
    const [outer, inner] = [buildSpan(id, { failed: true }), buildSpan(id)];
    sampler.onStart(outer);
    sampler.onStart(inner);
    sampler.onEnd(inner);
    expect(recorded).toEqual([]);
    sampler.onEnd(outer);
    expect(recorded).toEqual([id, id]);
  });

  it('records a late span of a trace that was decided as the oldest of two thousand', () => {
    const { sampler, recorded, fillSecond } = build();
    fillSecond();
    const hanging = buildSpan(traceId());
    sampler.onStart(hanging);
    for (let n = 0; n < 2_000; n += 1) sampler.onStart(buildSpan(traceId()));
    sampler.onEnd(hanging);
    expect(recorded).toEqual([hanging.spanContext().traceId]);
  });

  it('decides what is open at the shutdown', async () => {
    const { sampler, recorded } = build();
    const id = traceId();
    const [ended, open] = [buildSpan(id), buildSpan(id)];
    sampler.onStart(ended);
    sampler.onStart(open);
    sampler.onEnd(ended);
    await sampler.shutdown();
    expect(recorded).toEqual([id]);
  });
});

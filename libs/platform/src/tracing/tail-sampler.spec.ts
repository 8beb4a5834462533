import { describe, expect, it } from '@jest/globals';
import { SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { ReadableSpan, Span } from '@opentelemetry/sdk-trace';
import { TailSampler } from './tail-sampler.js';

let count = 0;
const traceId = () => String((count += 1)).padStart(32, '0');

interface SpanOptions {
  ms?: number;
  failed?: boolean;
  sampled?: boolean;
}

function buildSpan(
  id: string,
  { ms = 5, failed = false, sampled = false }: SpanOptions = {},
): Span & ReadableSpan {
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return {
    spanContext: () => ({ traceId: id, traceFlags }),
    status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    duration: [Math.floor(ms / 1_000), (ms % 1_000) * 1e6],
  } as unknown as Span & ReadableSpan;
}

/** A sampler, and the traces of the spans that it recorded. */
function build() {
  const recorded: string[] = [];
  const recorder = {
    onStart: () => undefined,
    onEnd: (span: ReadableSpan) => void recorded.push(span.spanContext().traceId),
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  };
  const sampler = new TailSampler(recorder);
  const trace = (id: string, ...spans: SpanOptions[]) => {
    const all = spans.map((options) => buildSpan(id, options));
    for (const span of all) sampler.onStart(span);
    for (const span of all) sampler.onEnd(span);
    return id;
  };
  return { sampler, recorded, trace };
}

describe('TailSampler', () => {
  it('records every span of a sampled trace, and drops one that is not', () => {
    const { recorded, trace } = build();
    const id = trace(traceId(), { sampled: true }, { sampled: true });
    trace(traceId(), {}, {});
    expect(recorded).toEqual([id, id]);
  });

  it.each([
    ['an error', { failed: true }],
    ['a span of half a second', { ms: 500 }],
  ])('records all held spans of a trace with %s', (_what, notable) => {
    const { recorded, trace } = build();
    const id = trace(traceId(), {}, notable, {});
    trace(traceId(), {}, { ms: 499 });
    expect(recorded).toEqual([id, id, id]);
  });

  it('decides a trace only when its last span has ended', () => {
    const { sampler, recorded } = build();
    const id = traceId();
    const [outer, inner] = [buildSpan(id, { failed: true }), buildSpan(id)];
    sampler.onStart(outer);
    sampler.onStart(inner);
    sampler.onEnd(inner);
    expect(recorded).toEqual([]);
    sampler.onEnd(outer);
    expect(recorded).toEqual([id, id]);
  });

  it('records a late span of a trace that was recorded as the oldest of two thousand', () => {
    const { sampler, recorded } = build();
    const hanging = buildSpan(traceId());
    sampler.onStart(hanging);
    for (let n = 0; n < 2_000; n += 1) sampler.onStart(buildSpan(traceId()));
    sampler.onEnd(hanging);
    expect(recorded).toEqual([hanging.spanContext().traceId]);
  });

  it('records what has ended of an open trace at the shutdown', async () => {
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

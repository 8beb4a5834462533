import { describe, expect, it } from '@jest/globals';
import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { RequestSampler } from './request-sampler.js';

/** Ends like the ids of few traces, and like those of the share. */
const [REST, SHARED] = ['f', '0'].map((digit) => `${'a'.repeat(24)}${digit.repeat(8)}`);
const { NOT_RECORD, RECORD, RECORD_AND_SAMPLED } = SamplingDecision;

interface Asked {
  id?: string | undefined;
  kind?: SpanKind;
  parent?: { isSampled: boolean; isRemote?: boolean };
}

/** A sampler with a clock; its second is full. */
function build({ believesCallers = true } = {}) {
  const clock = { ms: 10_000 };
  const sampler = new RequestSampler(believesCallers, () => clock.ms);
  const ask = ({ id = REST, kind = SpanKind.INTERNAL, parent }: Asked) => {
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId: id ?? '',
          spanId: 'b'.repeat(16),
          traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
          isRemote: parent.isRemote ?? false,
        })
      : ROOT_CONTEXT;
    return sampler.shouldSample(context, id ?? '', 'a name', kind).decision;
  };
  const first = Array.from({ length: 10 }, () => ask({}));
  return { clock, ask, first };
}

describe('RequestSampler', () => {
  it('gives all spans to the first ten traces of a second, and to the share of the others', () => {
    const { ask, first, clock } = build();
    expect(first).toEqual(Array.from({ length: 10 }, () => RECORD_AND_SAMPLED));
    expect([ask({}), ask({ id: SHARED })]).toEqual([RECORD, RECORD_AND_SAMPLED]);
    clock.ms += 1_000;
    expect(ask({})).toBe(RECORD_AND_SAMPLED);
  });

  it('follows the flag of the caller, and makes a request alone where it is not set', () => {
    const { ask, clock } = build();
    clock.ms += 1_000;
    const kinds = [SpanKind.SERVER, SpanKind.CONSUMER, SpanKind.CLIENT, SpanKind.INTERNAL];
    const decisions = (isSampled: boolean, isRemote: boolean) =>
      kinds.map((kind) => ask({ kind, parent: { isSampled, isRemote } }));
    for (const isRemote of [true, false]) {
      expect(decisions(true, isRemote)).toEqual(kinds.map(() => RECORD_AND_SAMPLED));
      expect(decisions(false, isRemote)).toEqual([RECORD, RECORD, NOT_RECORD, NOT_RECORD]);
    }
  });

  it('ignores the flag of a browser', () => {
    const { ask } = build({ believesCallers: false });
    const server = { kind: SpanKind.SERVER };
    expect(ask({ ...server, parent: { isSampled: true, isRemote: true } })).toBe(RECORD);
    expect(ask({ ...server, id: SHARED, parent: { isSampled: false, isRemote: true } })).toBe(
      RECORD_AND_SAMPLED,
    );
    expect(ask({ parent: { isSampled: false } })).toBe(NOT_RECORD);
  });
});

import type { TraceStep } from '@sumfox/contracts/analytics/failure.endpoints';
import type { StoredSpan } from './span-file.rules.js';

const MAX_STEPS = 500;

/**
 * Steps of one trace, each before those that it has caused, and those in order of time. A span without its cause
 * stands at the margin.
 */
export function toSteps(spans: readonly StoredSpan[]): TraceStep[] {
  const inTime = spans.toSorted((one, other) => one.startedAt - other.startedAt);
  const known = new Set(inTime.map(({ spanId }) => spanId));
  const causedBy = new Map<string | null, StoredSpan[]>();
  for (const span of inTime) {
    const cause = span.parentSpanId !== null && known.has(span.parentSpanId) ? span.parentSpanId : null;
    causedBy.set(cause, [...(causedBy.get(cause) ?? []), span]);
  }
  const start = inTime[0]?.startedAt ?? 0;
  const steps: TraceStep[] = [];
  const add = (cause: string | null, depth: number): void => {
    for (const span of causedBy.get(cause) ?? []) {
      if (steps.length >= MAX_STEPS) return;
      steps.push(toStep(span, start, depth));
      add(span.spanId, depth + 1);
    }
  };
  add(null, 0);
  return steps;
}

function toStep(
  { spanId, process, name, startedAt, endedAt, isFailed, facts }: StoredSpan,
  start: number,
  depth: number,
): TraceStep {
  const ms = (time: number) => Math.round(time * 10) / 10;
  return {
    spanId,
    depth,
    process,
    name,
    startMs: ms(startedAt - start),
    durationMs: ms(endedAt - startedAt),
    isFailed,
    facts,
  };
}

/** The trace that a prefix means: of several, which is rare, the one that began last. */
export function chooseTrace(spans: readonly StoredSpan[]): string | null {
  return (
    spans.reduce<StoredSpan | null>(
      (last, span) => (last && last.startedAt >= span.startedAt ? last : span),
      null,
    )?.traceId ?? null
  );
}

/** The first span in time that has a fact. */
const findFirst = (spans: readonly StoredSpan[], name: string): StoredSpan | null =>
  spans.toSorted((one, other) => one.startedAt - other.startedAt).find(({ facts }) => name in facts) ?? null;

/** Facts of the call of a browser that began the trace; null where none did. */
export function findRequest(spans: readonly StoredSpan[]): StoredSpan['facts'] | null {
  return findFirst(spans, 'http.route')?.facts ?? null;
}

/** A fact in words; null where no span has it. */
export function findFact(spans: readonly StoredSpan[], name: string): string | null {
  const fact = findFirst(spans, name)?.facts[name];
  return typeof fact === 'string' ? fact : null;
}

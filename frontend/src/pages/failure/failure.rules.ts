import type { FoundFailure, TraceStep } from '@sumfox/contracts/analytics/failure.endpoints';

/** What was asked of the product, and its answer: from the step that a browser caused. Values are not in it. */
export interface AskedRequest {
  /** `POST /api/assessments/submit`. */
  asked: string;
  /** HTTP status; null when none was sent. */
  status: number | null;
}

/** The request of a browser that began the trace; null for work that no request began. */
export function findRequest(steps: readonly TraceStep[]): AskedRequest | null {
  const step = steps.find(({ facts }) => typeof facts['http.route'] === 'string');
  if (!step) return null;
  const { 'http.request.method': method = '', 'http.route': route = '' } = step.facts;
  const status = step.facts['http.response.status_code'];
  return { asked: `${method} ${route}`, status: typeof status === 'number' ? status : null };
}

/** Where a step stands in the whole, in percent; one that is too short to see is still drawn. */
export function barOf(
  { startMs, durationMs }: TraceStep,
  steps: readonly TraceStep[],
): { left: number; width: number } {
  const whole = Math.max(1, ...steps.map((step) => step.startMs + step.durationMs));
  const width = Math.max(0.4, (100 * durationMs) / whole);
  return { left: Math.min(100 - width, Math.max(0, (100 * startMs) / whole)), width };
}

/** Fact with the text of a statement, which is long. */
const STATEMENT = 'db.query.text';

/** The statement of a step, without values; null where it is none. */
export function statementOf({ facts }: TraceStep): string | null {
  const text = facts[STATEMENT];
  return typeof text === 'string' ? text : null;
}

/** Facts of a step in one line, but for its statement: `http.response.status_code 503 · db.namespace marking`. */
export function factsLine({ facts }: TraceStep): string {
  return Object.entries(facts)
    .filter(([name]) => name !== STATEMENT)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · ');
}

export const countProcesses = (steps: readonly TraceStep[]): number =>
  new Set(steps.map(({ process }) => process)).size;

/** First sentence of the page: the newest report, or the status that was sent. */
export function headline({ reports, steps }: FoundFailure): string {
  const [newest] = reports;
  if (newest) return `${newest.type}: ${newest.message}`;
  const request = findRequest(steps);
  return request ? `${request.asked}${request.status === null ? '' : ` → ${request.status}`}` : '';
}

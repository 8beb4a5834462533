import type { systemHealth } from '@sumfox/contracts/analytics/health.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';

export type ModelFigures = EndpointResponse<typeof systemHealth>['model'];

/** Singapore is eight hours ahead all year. */
const SINGAPORE_MS = 8 * 3_600_000;

/** Start of a moment's day and month in Singapore. */
export function periodsOf(now: Date): { dayStart: Date; monthStart: Date } {
  const there = new Date(now.getTime() + SINGAPORE_MS);
  const begin = (day: number) =>
    new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), day) - SINGAPORE_MS);
  return { dayStart: begin(there.getUTCDate()), monthStart: begin(1) };
}

/** Calls of one task, or of all. */
export interface CallTotals {
  calls: number;
  answered: number;
  costMicroUsd: number;
  /** Within which 95 of 100 calls were over, in milliseconds; null without any. */
  p95LatencyMs: number | null;
}

/** Percentage of calls with a usable reply, as a whole number; null without calls, since unknown is not zero. */
export function answeredPercent({ calls, answered }: Pick<CallTotals, 'calls' | 'answered'>): number | null {
  return calls === 0 ? null : Math.round((100 * answered) / calls);
}

/** Calls and cost of the model: today, this month, and this month by task, the highest cost first. */
export function modelFigures(
  today: CallTotals,
  month: CallTotals,
  byTask: ReadonlyArray<CallTotals & { task: string }>,
): ModelFigures {
  return {
    callsToday: today.calls,
    callsThisMonth: month.calls,
    costTodayMicroUsd: today.costMicroUsd,
    costThisMonthMicroUsd: month.costMicroUsd,
    answeredPercent: answeredPercent(month),
    p95LatencyMs: month.p95LatencyMs,
    tasks: byTask
      .map(({ task, ...totals }) => ({
        task,
        calls: totals.calls,
        answeredPercent: answeredPercent(totals),
        costMicroUsd: totals.costMicroUsd,
        p95LatencyMs: totals.p95LatencyMs,
      }))
      .toSorted((a, b) => b.costMicroUsd - a.costMicroUsd || a.task.localeCompare(b.task)),
  };
}

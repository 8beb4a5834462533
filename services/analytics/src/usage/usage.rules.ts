import type { adminAnalytics } from '@sumfox/contracts/analytics/usage.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { UsageTotals, WeekFigures } from './usage.queries.js';

export type UsageFigures = EndpointResponse<typeof adminAnalytics>;

/** Sources of the figures. */
export interface Counted {
  totals: UsageTotals;
  /** Oldest first; the last is the current one. */
  weeks: WeekFigures[];
}

/** A share to one decimal; null for a share of zero, since unknown is not 0 (ERROR-7). */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((10 * part) / whole) / 10;
}

/** The Key Metrics (ADMIN-5) of what was counted, or all unknown while it is still being counted. */
export function usageFigures(counted: Counted | null): Omit<UsageFigures, 'countsDemoAccounts'> {
  if (!counted)
    return {
      activeUsersWeek: null,
      activeUsersMonth: null,
      newSignupsWeek: null,
      assessmentCompletionRate: null,
      averageScore: null,
      avgAssessmentsPerStudent: null,
      assessmentsStarted: null,
      assessmentsCompleted: null,
      students: null,
      weeks: [],
      isComplete: false,
    };
  const { totals, weeks } = counted;
  const { papersStarted, papersCompleted, scores, students } = totals;
  return {
    activeUsersWeek: totals.visitorsOfWeek,
    activeUsersMonth: totals.visitorsOfMonth,
    newSignupsWeek: weeks.at(-1)?.newSignups ?? null,
    assessmentCompletionRate: ratio(100 * papersCompleted, papersStarted),
    averageScore: ratio(scores, papersCompleted),
    avgAssessmentsPerStudent: ratio(papersCompleted, students),
    assessmentsStarted: papersStarted,
    assessmentsCompleted: papersCompleted,
    students,
    weeks,
    isComplete: true,
  };
}

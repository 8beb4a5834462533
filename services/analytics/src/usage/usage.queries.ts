import { ANALYTICS_WEEKS } from '@sumfox/contracts/analytics/usage.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import { readRows } from '@sumfox/platform/database/statements';
import * as z from 'zod/mini';
import { daysBefore, listWeekStarts, sumByWeek, weekStartOf } from './singapore-days.rules.js';
import { USAGE_VERSION } from './usage-count.queries.js';
import { UsageCountState, UsagePaper, UsagePerson, UsageWeek } from './usage.entities.js';

/** Accounts that are excluded wherever people or their papers are counted. */
export type ExcludedAccounts = readonly string[];

const UsageTotalsSchema = z.object({
  /** People who were there today or on the 6 days before. */
  visitorsOfWeek: z.int(),
  /** Visitors of the 29 days before. */
  visitorsOfMonth: z.int(),
  papersStarted: z.int(),
  papersCompleted: z.int(),
  /** Sum of the percents of the completed papers. */
  scores: z.number(),
  students: z.int(),
});
export type UsageTotals = z.output<typeof UsageTotalsSchema>;

/** Counts of all people and papers. */
export async function countTotals(
  em: EntityManager,
  today: string,
  out: ExcludedAccounts,
): Promise<UsageTotals> {
  // SQL: the ORM neither sums numbers nor counts the groups of groups.
  const [row] = await readRows(
    em,
    UsageTotalsSchema,
    `select visitors.*, papers.*, people.* from
       (select count(*) filter (where latest > ?::date)::int as "visitorsOfWeek", count(*)::int as "visitorsOfMonth"
        from (select max(day) as latest from usage_days
              where day > ?::date and day <= ?::date and person_id <> all (?::text[]) group by person_id) seen) visitors,
       (select count(*)::int as "papersStarted", count(completed_on)::int as "papersCompleted",
          coalesce(sum(score), 0)::float8 as scores from usage_papers where pupil_id <> all (?::text[])) papers,
       (select count(*)::int as students from usage_people
        where role = 'child' and person_id <> all (?::text[])) people`,
    [daysBefore(today, 7), daysBefore(today, 30), today, out, out, out],
  );
  if (!row) throw new Error('The totals of the usage are missing.');
  return row;
}

export interface WeekFigures {
  weekStart: string;
  activeUsers: number;
  newSignups: number;
  assessmentsCompleted: number;
}

/** Figures of the latest weeks, oldest first; the last is the current one. */
export async function listWeeks(
  em: EntityManager,
  today: string,
  out: ExcludedAccounts,
): Promise<WeekFigures[]> {
  const starts = listWeekStarts(today, ANALYTICS_WEEKS);
  const $gte = starts[0] ?? weekStartOf(today);
  const $nin = [...out];
  const active = await em.countBy(UsageWeek, 'weekStart', {
    where: { weekStart: { $gte }, personId: { $nin } },
  });
  const signups = await em.countBy(UsagePerson, 'signedUpOn', {
    where: { signedUpOn: { $gte }, personId: { $nin } },
  });
  const completed = await em.countBy(UsagePaper, 'completedOn', {
    where: { completedOn: { $gte }, pupilId: { $nin } },
  });
  const [signupsOfWeek, completedOfWeek] = [sumByWeek(signups), sumByWeek(completed)];
  return starts.map((weekStart) => ({
    weekStart,
    activeUsers: active[weekStart] ?? 0,
    newSignups: signupsOfWeek.get(weekStart) ?? 0,
    assessmentsCompleted: completedOfWeek.get(weekStart) ?? 0,
  }));
}

/** Whether everything stored has been counted once; not while it is being counted again. */
export async function isAllCounted(em: EntityManager): Promise<boolean> {
  return (await em.count(UsageCountState, { isComplete: true, version: USAGE_VERSION })) > 0;
}

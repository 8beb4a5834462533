import { ANALYTICS_WEEKS } from '@sumfox/contracts/analytics/usage.endpoints';
import type { EntityManager } from '@sumfox/platform/database/database';
import { daysBefore, listWeekStarts, weekStartOf } from './singapore-days.rules.js';
import { USAGE_VERSION } from './usage.statements.js';

/** People who are left out wherever people, or their papers, are counted. */
export type LeftOut = readonly string[];

const asArray = (ids: LeftOut) => `{${ids.join(',')}}`;

export interface VisitorCounts {
  week: number;
  month: number;
}

/** People who were there today or on the 6, and 29, days before. */
export async function countVisitors(em: EntityManager, today: string, out: LeftOut): Promise<VisitorCounts> {
  const [row] = await em.execute<VisitorCounts[]>(
    `select count(*) filter (where latest > ?::date)::int as week, count(*)::int as month
     from (select max(day) as latest from usage_days
           where day > ?::date and day <= ?::date and person_id <> all (?::text[]) group by person_id) seen`,
    [daysBefore(today, 7), daysBefore(today, 30), today, asArray(out)],
  );
  return row ?? { week: 0, month: 0 };
}

export interface PaperTotals {
  started: number;
  completed: number;
  /** Sum of the percents of the completed ones. */
  scores: number;
}

export async function countPapers(em: EntityManager, out: LeftOut): Promise<PaperTotals> {
  const [row] = await em.execute<PaperTotals[]>(
    `select count(*)::int as started, count(completed_on)::int as completed, coalesce(sum(score), 0)::float8 as scores
     from usage_papers where pupil_id <> all (?::text[])`,
    [asArray(out)],
  );
  return row ?? { started: 0, completed: 0, scores: 0 };
}

export async function countStudents(em: EntityManager, out: LeftOut): Promise<number> {
  const [row] = await em.execute<Array<{ n: number }>>(
    `select count(*)::int as n from usage_people where role = 'child' and person_id <> all (?::text[])`,
    [asArray(out)],
  );
  return row?.n ?? 0;
}

export interface WeekFigures {
  weekStart: string;
  activeUsers: number;
  newSignups: number;
  assessmentsCompleted: number;
}

type WeekCount = Array<{ week: string; n: number }>;

/** Figures of the latest weeks, oldest first; the last is the current one. */
export async function listWeeks(em: EntityManager, today: string, out: LeftOut): Promise<WeekFigures[]> {
  const starts = listWeekStarts(today, ANALYTICS_WEEKS);
  const since = starts[0] ?? weekStartOf(today);
  const count = async (week: string, from: string, person: string): Promise<Map<string, number>> => {
    const rows = await em.execute<WeekCount>(
      `select (${week})::text as week, count(*)::int as n from ${from} and ${person} <> all (?::text[]) group by 1`,
      [since, asArray(out)],
    );
    return new Map(rows.map((row) => [row.week, row.n]));
  };
  const sundayOf = (column: string) => `${column} - extract(dow from ${column})::int`;
  const active = await count('week_start', 'usage_weeks where week_start >= ?::date', 'person_id');
  const signups = await count(
    sundayOf('signed_up_on'),
    'usage_people where signed_up_on >= ?::date',
    'person_id',
  );
  const completed = await count(
    sundayOf('completed_on'),
    'usage_papers where completed_on >= ?::date',
    'pupil_id',
  );
  return starts.map((weekStart) => ({
    weekStart,
    activeUsers: active.get(weekStart) ?? 0,
    newSignups: signups.get(weekStart) ?? 0,
    assessmentsCompleted: completed.get(weekStart) ?? 0,
  }));
}

/** Whether everything stored has been counted once; not while it is being counted again. */
export async function isAllCounted(em: EntityManager): Promise<boolean> {
  const rows = await em.execute<unknown[]>('select 1 from usage_state where is_complete and version = ?', [
    USAGE_VERSION,
  ]);
  return rows.length > 0;
}

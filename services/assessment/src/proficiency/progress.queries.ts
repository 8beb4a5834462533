import type { ActivityDay, trend } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { EntityManager } from '@sumfox/platform/database/database';

export type TrendPoint = EndpointResponse<typeof trend>['data']['points'][number];

/** Days on a trend; more would be dots without room between them. */
const TREND_DAYS = 30;

/**
 * What a pupil handed in on each day from `since` on; days without are left out. Papers first: a pupil has few of them,
 * and each one's results are found by its key.
 */
export async function listActiveDays(
  em: EntityManager,
  pupilId: string,
  since: Date,
): Promise<ActivityDay[]> {
  return em.execute<ActivityDay[]>(
    `select to_char(p.completed_at at time zone 'Asia/Singapore', 'YYYY-MM-DD') as date, count(*)::int as assessments,
       coalesce(sum(r.questions), 0)::int as questions, coalesce(sum(r.correct), 0)::int as "right",
       coalesce(sum(p.time_spent_seconds), 0)::int as seconds
     from papers p
     left join lateral (select count(*) as questions, count(*) filter (where is_correct) as correct
       from question_results where paper_id = p.id) r on true
     where p.pupil_id = ? and p.status = 'completed' and p.completed_at >= ?
     group by 1 order by 1`,
    [pupilId, since],
  );
}

/** How the percent of marks grew by day in a grade, or in one concept or heuristic of it; the latest days, oldest first. */
export async function listTrend(
  em: EntityManager,
  pupilId: string,
  gradeLevel: GradeLevel,
  { subStrandId, heuristicId }: { subStrandId?: string | undefined; heuristicId?: string | undefined },
): Promise<TrendPoint[]> {
  const rows = await em.execute<TrendPoint[]>(
    `select to_char(day, 'YYYY-MM-DD') as date, questions, "right",
       round(100.0 * sum(awarded) over (order by day) / sum(possible) over (order by day))::int as percent
     from (select (marked_at at time zone 'Asia/Singapore')::date as day, count(*)::int as questions,
         (count(*) filter (where is_correct))::int as "right", sum(marks_awarded) as awarded, sum(marks_possible) as possible
       from question_results
       where pupil_id = ? and grade_level = ? and (?::text is null or sub_strand_id = ?) and (?::text is null or heuristic_id = ?)
       group by 1 having sum(marks_possible) > 0) days
     order by day desc limit ${TREND_DAYS}`,
    [pupilId, gradeLevel, subStrandId ?? null, subStrandId ?? null, heuristicId ?? null, heuristicId ?? null],
  );
  return rows.reverse();
}

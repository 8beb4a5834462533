import type { ActivityDay, trend } from '@sumfox/contracts/assessment/progress.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { EntityManager } from '@sumfox/platform/database/database';
import { singaporeDate } from '../calendar/index.js';
import { Paper } from '../paper/index.js';
import { BY, type ResultFilter, sumResults } from '../result/index.js';

export type TrendPoint = EndpointResponse<typeof trend>['data']['points'][number];

/** Days on a trend; more would be dots without room between them. */
const TREND_DAYS = 30;

/** A pupil's submissions on each day from `since` on, in order; omits days without any. */
export async function listActiveDays(
  em: EntityManager,
  pupilId: string,
  since: Date,
): Promise<ActivityDay[]> {
  const papers = await em.find(
    Paper,
    { pupilId, status: 'completed', completedAt: { $gte: since } },
    { fields: ['completedAt', 'timeSpentSeconds'], orderBy: { completedAt: 'asc' } },
  );
  const totals = new Map(
    (await sumResults(em, BY.paper, { paperIds: papers.map(({ id }) => id) })).map((row) => [
      row.paperId,
      row,
    ]),
  );
  const days = new Map<string, ActivityDay>();
  for (const { id, completedAt, timeSpentSeconds } of papers) {
    if (!completedAt) continue;
    const date = singaporeDate(completedAt);
    const day = days.get(date) ?? { date, assessments: 0, questions: 0, right: 0, seconds: 0 };
    const { questions, correct } = totals.get(id) ?? { questions: 0, correct: 0 };
    days.set(date, {
      date,
      assessments: day.assessments + 1,
      questions: day.questions + questions,
      right: day.right + correct,
      seconds: day.seconds + (timeSpentSeconds ?? 0),
    });
  }
  return [...days.values()];
}

/** How the percent of marks grew by day in a grade, or in one concept or heuristic of it; the latest days, oldest first. */
export async function listTrend(em: EntityManager, filter: ResultFilter): Promise<TrendPoint[]> {
  const days = (await sumResults(em, BY.day, filter)).filter(({ marksPossible }) => marksPossible > 0);
  let [awarded, possible] = [0, 0];
  return days
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ day, questions, correct, marksAwarded, marksPossible }) => {
      awarded += marksAwarded;
      possible += marksPossible;
      return { date: day, questions, right: correct, percent: Math.round((100 * awarded) / possible) };
    })
    .slice(-TREND_DAYS);
}

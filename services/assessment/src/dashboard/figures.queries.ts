import type { EntityManager } from '@sumfox/platform/database/database';
import { Paper } from '../paper/paper.entity.js';
import { currentStreak, keptStreak, streakAtRisk, weekStart } from './calendar.rules.js';

/** A streak is counted over this many days at most. */
const STREAK_DAYS = 400;

/** Everything a pupil was marked on, over all grades. */
export interface OverallFigures {
  /** Percent of all marks, 0–100; null when there are none to win. */
  percent: number | null;
  correct: number;
  questions: number;
}

export async function findOverallFigures(em: EntityManager, pupilId: string): Promise<OverallFigures> {
  const [totals] = await em.execute<OverallFigures[]>(
    `select round(100.0 * sum(marks_awarded) / nullif(sum(marks_possible), 0))::int as percent,
       (count(*) filter (where is_correct))::int as correct, count(*)::int as questions
     from question_results where pupil_id = ?`,
    [pupilId],
  );
  return totals ?? { percent: null, correct: 0, questions: 0 };
}

/** Completed in the Sunday-based week of `now` (A§9). */
export function countCompletedThisWeek(em: EntityManager, pupilId: string, now: Date): Promise<number> {
  return em.count(Paper, { pupilId, status: 'completed', completedAt: { $gte: weekStart(now) } });
}

export interface Streaks {
  currentStreak: number;
  streakAtRisk: number;
  keptStreak: number;
}

/** The days of practice up to `now`, counted in three ways; see the rules. */
export async function findStreaks(em: EntityManager, pupilId: string, now: Date): Promise<Streaks> {
  const rows = await em.execute<Array<{ completed_at: Date | string }>>(
    `select distinct on ((completed_at at time zone 'Asia/Singapore')::date) completed_at from papers
     where pupil_id = ? and status = 'completed' and completed_at > now() - interval '${STREAK_DAYS} days'`,
    [pupilId],
  );
  const completed = rows.map((r) => new Date(r.completed_at));
  return {
    currentStreak: currentStreak(completed, now),
    streakAtRisk: streakAtRisk(completed, now),
    keptStreak: keptStreak(completed, now),
  };
}

/** The longest of these pupils in each way of counting; 0 without a pupil. */
export async function findLongestStreaks(
  em: EntityManager,
  pupilIds: readonly string[],
  now: Date,
): Promise<Streaks> {
  const longest: Streaks = { currentStreak: 0, streakAtRisk: 0, keptStreak: 0 };
  for (const pupilId of pupilIds) {
    const streaks = await findStreaks(em, pupilId, now);
    longest.currentStreak = Math.max(longest.currentStreak, streaks.currentStreak);
    longest.streakAtRisk = Math.max(longest.streakAtRisk, streaks.streakAtRisk);
    longest.keptStreak = Math.max(longest.keptStreak, streaks.keptStreak);
  }
  return longest;
}

import type { EntityManager } from '@sumfox/platform/database/database';
import { Paper } from '../paper/index.js';
import { percentOf } from '../proficiency/index.js';
import { BY, sumResults } from '../result/index.js';
import { currentStreak, keptStreak, streakAtRisk, weekStart } from '../calendar/index.js';

/** A streak is counted over this many days at most. */
const STREAK_DAYS = 400;
const DAY_MS = 86_400_000;

/** Everything a pupil was marked on, over all grades. */
export interface OverallFigures {
  /** Percent of all marks, 0–100; null when there are none to win. */
  percent: number | null;
  correct: number;
  questions: number;
}

export async function findOverallFigures(em: EntityManager, pupilId: string): Promise<OverallFigures> {
  const totals = await sumResults(em, BY.pupil, { pupilId });
  const [{ correct, questions } = { correct: 0, questions: 0 }] = totals;
  return { percent: percentOf(totals), correct, questions };
}

/** Completed in the Sunday-based week of `now` (CALENDAR-7). */
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
  const papers = await em.find(
    Paper,
    {
      pupilId,
      status: 'completed',
      completedAt: { $gt: new Date(now.getTime() - STREAK_DAYS * DAY_MS) },
    },
    { fields: ['completedAt'], disableIdentityMap: true },
  );
  const completed = papers.flatMap(({ completedAt }) => completedAt ?? []);
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

import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findFindings, listTimes, type PupilWeek, sumSeconds } from '../findings/index.js';
import { findGoal } from '../goal/index.js';
import { toWeekDigest } from './week-digest.rules.js';

/** Describes a pupil's week; null without a marked answer in the grade. */
export async function findWeekDigest(
  em: EntityManager,
  week: Omit<PupilWeek, 'goalDays'>,
): Promise<WeekDigest | null> {
  const { pupilId, gradeLevel, from, until } = week;
  const { goal } = await findGoal(em, pupilId, gradeLevel);
  const goalDays = goal.days;
  const { answers, win, watch } = await findFindings(em, { ...week, goalDays });
  const seconds = sumSeconds(await listTimes(em, pupilId, from, until));
  return toWeekDigest({ gradeLevel, from, until, goalDays, answers, seconds, win, watch });
}

import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { dashboard } from '@sumfox/contracts/assessment/progress.endpoints';
import type { FoxFace } from '../../shared/ui/fox.js';
import { STREAK } from './streak.messages.js';

/** The streak as the server counts it. */
export type Streak = EndpointResponse<typeof dashboard>['stats'];

/** So many assessments in a day are plenty; the fox then speaks of resting. */
const PLENTY = 4;

/** What a home says of practice by day: one sentence, the fox that says it, and a figure worth a flame. */
export interface StreakLine {
  text: string;
  face: FoxFace;
  /** Days in a row to show; null when there is no row to speak of. */
  days: number | null;
}

/**
 * Days of practice in words. A rest day a week is forgiven, a streak that ends is never spoken of, and before today's
 * practice the row that stands is there to be kept (CALENDAR-6).
 */
export function streakLine(streak: Streak, completedToday: number): StreakLine {
  const { keptStreak, streakAtRisk } = streak;
  if (completedToday >= PLENTY)
    return {
      text: STREAK.get().plentyDoneTodayHave,
      face: 'rest',
      days: keptStreak > 1 ? keptStreak : null,
    };
  if (keptStreak > 1) return { text: STREAK.get().inARowWell, face: 'cheer', days: keptStreak };
  if (keptStreak === 1) return { text: STREAK.get().youPractisedTodayDay, face: 'cheer', days: null };
  if (streakAtRisk > 1)
    return {
      text: STREAK.get().practiseTodayToKeep,
      face: 'hello',
      days: streakAtRisk,
    };
  return { text: STREAK.get().aLittlePracticeToday, face: 'hello', days: null };
}

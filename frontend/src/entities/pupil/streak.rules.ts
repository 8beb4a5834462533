import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { dashboard } from '@sumfox/contracts/assessment/progress.endpoints';
import type { FoxFace } from '../../shared/ui/fox.js';

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
      text: 'Plenty done today. Have a rest!',
      face: 'rest',
      days: keptStreak > 1 ? keptStreak : null,
    };
  if (keptStreak > 1) return { text: 'in a row. Well done!', face: 'cheer', days: keptStreak };
  if (keptStreak === 1)
    return { text: 'You practised today. Day 1 of a new streak!', face: 'cheer', days: null };
  if (streakAtRisk > 1)
    return {
      text: 'Practise today to keep it. One rest day a week is fine.',
      face: 'hello',
      days: streakAtRisk,
    };
  return { text: 'A little practice today?', face: 'hello', days: null };
}

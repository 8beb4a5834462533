import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { readinessLevel } from '@sumfox/curriculum/cutoffs';
import { isMastered } from '@sumfox/pupil-model/mastered';

/** Marks of one pupil in one pairing, summed by the database. */
export interface PairingTotals {
  subStrandId: string;
  heuristicId: string;
  marksAwarded: number;
  marksPossible: number;
  questionsAttempted: number;
  questionsCorrect: number;
  lastPracticed: Date;
}

/** Whole percent of marks 0–100; null when there are none to win. */
export function percentOf(
  totals: ReadonlyArray<Pick<PairingTotals, 'marksAwarded' | 'marksPossible'>>,
): number | null {
  const possible = totals.reduce((sum, t) => sum + t.marksPossible, 0);
  if (possible === 0) return null;
  return Math.round((100 * totals.reduce((sum, t) => sum + t.marksAwarded, 0)) / possible);
}

/** One axis: every concept (or heuristic) of the grade, met or not, in curriculum order. */
export function toAxis(
  axis: 'subStrandId' | 'heuristicId',
  places: ReadonlyArray<{ id: string; name: string }>,
  totals: readonly PairingTotals[],
): AxisRecord[] {
  return places.map(({ id, name }) => {
    const own = totals.filter((t) => t[axis] === id);
    const percent = percentOf(own);
    const last = own.reduce<Date | null>((l, t) => (!l || t.lastPracticed > l ? t.lastPracticed : l), null);
    return {
      id,
      name,
      percent,
      questionsAttempted: own.reduce((sum, t) => sum + t.questionsAttempted, 0),
      questionsCorrect: own.reduce((sum, t) => sum + t.questionsCorrect, 0),
      readinessLevel: percent === null ? null : readinessLevel(percent),
      lastPracticed: last?.toISOString() ?? null,
    };
  });
}

/** How many of an axis are proficient (PROFICIENCY-2), which is to say mastered (PROFICIENCY-10). */
export function countProficient(
  axis: readonly AxisRecord[],
  /** Forecast for an average item of a concept or heuristic, 0–1. */
  forecastOf: (id: string) => number,
): number {
  return axis.filter(({ id, questionsAttempted: answers, questionsCorrect: right }) =>
    isMastered({ answers, right, forecast: forecastOf(id) }),
  ).length;
}

/** The best three that were met at all. */
export function topOf(axis: readonly AxisRecord[]): AxisRecord[] {
  return axis
    .filter((a) => a.percent !== null)
    .sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0))
    .slice(0, 3);
}

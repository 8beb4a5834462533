import type { Place, PlaceStage } from '@sumfox/contracts/assessment/rewards.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { isMastered } from '@sumfox/pupil-model/mastered';
import { percentOf } from '../proficiency/index.js';

/** A marked answer, as the places of the map count it. */
export interface PlaceAnswer {
  at: Date;
  paperId: number;
  gradeLevel: string;
  subStrandId: string;
  /** At the first try. */
  isRight: boolean;
  marksAwarded: number;
  marksPossible: number;
  /** Forecast for an average item of the sub-strand after the answer, 0–1; null for one from before the model. */
  skillForecast: number | null;
}

/**
 * The place of each sub-strand of a grade, in curriculum order. It grows with the answers and is grown from the moment
 * at which the sub-strand was mastered first; later answers take nothing away (REWARD-2).
 *
 * @param answers oldest first, of any grade
 */
export function listPlaces(gradeLevel: GradeLevel, answers: readonly PlaceAnswer[]): Place[] {
  const own = answers.filter((answer) => answer.gradeLevel === gradeLevel);
  return listSubStrands(gradeLevel).map(({ id, name }) => {
    // Answers from before the model have no forecast: what they had grown stays grown (REWARD-2).
    const shown = { answers: 0, right: 0, forecast: 1 };
    let grownAt: Date | null = null;
    for (const answer of own) {
      if (answer.subStrandId !== id) continue;
      shown.answers += 1;
      if (answer.isRight) shown.right += 1;
      shown.forecast = answer.skillForecast ?? 1;
      if (grownAt === null && isMastered(shown)) grownAt = answer.at;
    }
    return {
      subStrandId: id,
      name,
      answers: shown.answers,
      rightAtFirstTry: shown.right,
      stage: stageOf(shown.answers, grownAt),
      grownAt: grownAt?.toISOString() ?? null,
      needsCare: grownAt !== null && !isMastered(shown),
    };
  });
}

function stageOf(answers: number, grownAt: Date | null): PlaceStage {
  if (grownAt !== null) return 'grown';
  if (answers === 0) return 'seed';
  return answers < ENOUGH_ANSWERS ? 'sprout' : 'tree';
}

/** The math score before and after the latest paper where that paper lowered it, so that the page can say why. */
export function findScoreFall(answers: readonly PlaceAnswer[]): { from: number; to: number } | null {
  const latest = answers.at(-1);
  if (!latest) return null;
  const from = percentOf(answers.filter(({ paperId }) => paperId !== latest.paperId));
  const to = percentOf(answers);
  return from !== null && to !== null && to < from ? { from, to } : null;
}

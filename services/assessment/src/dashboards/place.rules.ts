import type { Place, PlaceStage } from '@sumfox/contracts/assessment/rewards.endpoints';
import { ENOUGH_ANSWERS, isMastered } from '@sumfox/curriculum/cutoffs';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
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
    const count = { questionsAttempted: 0, questionsCorrect: 0 };
    let grownAt: Date | null = null;
    for (const answer of own) {
      if (answer.subStrandId !== id) continue;
      count.questionsAttempted += 1;
      if (answer.isRight) count.questionsCorrect += 1;
      if (grownAt === null && isMastered(count)) grownAt = answer.at;
    }
    return {
      subStrandId: id,
      name,
      answers: count.questionsAttempted,
      rightAtFirstTry: count.questionsCorrect,
      stage: stageOf(count.questionsAttempted, grownAt),
      grownAt: grownAt?.toISOString() ?? null,
      needsCare: grownAt !== null && !isMastered(count),
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

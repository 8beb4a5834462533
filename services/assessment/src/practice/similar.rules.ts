import { SIMILAR_COUNT } from '@sumfox/contracts/assessment/practice.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Ability, chanceOfRight } from '../ability/index.js';

/** A question of a completed paper, with what it earned. */
export interface MarkedQuestion {
  paperId: number;
  questionIndex: number;
  gradeLevel: GradeLevel;
  subStrandId: string;
  heuristicId: string;
  level: ProficiencyLevel;
  questionType: QuestionKind;
  /** Template of the question; a similar one comes from another where there is one. */
  template: string;
  /** Share of the marks won, 0–1. */
  share: number;
}

const cellOf = (q: MarkedQuestion): string => `${q.subStrandId}|${q.heuristicId}|${q.level}`;

/**
 * The questions named, in their order. Throws 404 for one that is not on its paper or has no mark, and 400 for
 * questions of two grades, which no paper holds.
 */
export function pickQuestions(
  marked: readonly MarkedQuestion[],
  named: ReadonlyArray<{ assessmentId: number; questionIndex: number }>,
): MarkedQuestion[] {
  const picked = named.map(({ assessmentId, questionIndex }) => {
    const found = marked.find((q) => q.paperId === assessmentId && q.questionIndex === questionIndex);
    if (!found) throw new ProductError('not-found', 'assessment-not-found', 'Assessment Not Found');
    return found;
  });
  if (new Set(picked.map((q) => q.gradeLevel)).size > 1)
    throw new ProductError('bad-request', 'two-grades', 'Choose questions of one grade.');
  return picked;
}

/**
 * Pairings and levels that lost marks, the least likely to succeed first, repeated up to three. Empty when none lost
 * marks.
 */
export function hardestMissed(marked: readonly MarkedQuestion[], ability: Ability): MarkedQuestion[] {
  const chance = (q: MarkedQuestion): number => chanceOfRight(ability, q, q.level, q.questionType);
  const missed = marked.filter((q) => q.share < 1).toSorted((a, b) => chance(a) - chance(b));
  const cells = missed.filter((q, i) => missed.findIndex((other) => cellOf(other) === cellOf(q)) === i);
  return Array.from(
    { length: cells.length === 0 ? 0 : SIMILAR_COUNT },
    (_, i) => cells[i % cells.length],
  ).filter((q) => q !== undefined);
}

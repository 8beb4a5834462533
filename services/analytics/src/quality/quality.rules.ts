import type { questionFlagsStats } from '@sumfox/contracts/analytics/quality.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';

export type QualityFigures = EndpointResponse<typeof questionFlagsStats>;

/** Minimum of answers or checks for a figure (ADMIN-6). */
export const ENOUGH_ANSWERS = 20;
/** A success rate above is too easy, below the other too hard (QUESTION-6). Shares, both limits excluded. */
export const TOO_EASY_ABOVE = 0.9;
export const TOO_HARD_BELOW = 0.2;
/** Shown with the word "default" until there is enough (ADMIN-6). Percent. */
export const DEFAULT_QUALITY_SCORE = 95;
export const DEFAULT_VALIDATION_RATE = 97;

/** Answers to one question with enough answers for a figure. */
export interface MeasuredItem {
  itemId: string;
  answers: number;
  right: number;
}

/** Whether pupils find a question too easy or too hard; `fitting` on the limits and between them. */
export function difficultyOf({ answers, right }: MeasuredItem): 'too-easy' | 'too-hard' | 'fitting' {
  const share = right / answers;
  if (share > TOO_EASY_ABOVE) return 'too-easy';
  return share < TOO_HARD_BELOW ? 'too-hard' : 'fitting';
}

/** Counts questions with enough answers that are too easy or too hard; the page shows "–" while none has enough. */
export function countByDifficulty(measured: readonly MeasuredItem[]): {
  tooEasy: number;
  tooHard: number;
} {
  const found = measured.map(difficultyOf);
  return {
    tooEasy: found.filter((each) => each === 'too-easy').length,
    tooHard: found.filter((each) => each === 'too-hard').length,
  };
}

/** A share as whole percent; null for a share of zero. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}

/**
 * Quality score: of the questions that pupils have answered, the percentage that nothing speaks against. Against a
 * question speak a fault found, a doubt from its answers, and being too easy or too hard. The default until there are
 * {@link ENOUGH_ANSWERS} answers to any questions.
 * @param against ids of answered questions that were withdrawn or doubted.
 */
export function qualityScore(
  answers: number,
  questionsAnswered: number,
  measured: readonly MeasuredItem[],
  against: readonly string[],
): Pick<QualityFigures, 'qualityScore' | 'qualityScoreIsDefault'> {
  const unfit = measured.filter((item) => difficultyOf(item) !== 'fitting').map((item) => item.itemId);
  const bad = new Set([...unfit, ...against]).size;
  const score = answers < ENOUGH_ANSWERS ? null : percentOf(questionsAnswered - bad, questionsAnswered);
  return { qualityScore: score ?? DEFAULT_QUALITY_SCORE, qualityScoreIsDefault: score === null };
}

/**
 * Validation rate: percentage of question checks that passed. A question is checked before it enters the bank, and
 * again at each recheck. A check without a result, which a person must decide, is not counted. A written question kept
 * for a person has not passed. The default applies before {@link ENOUGH_ANSWERS} checks. @param refused questions that
 * did not enter the bank
 */
export function validationRate(
  made: QualityFigures['made'],
  refused: number,
  reports: QualityFigures['reports'],
  verifications: QualityFigures['verifications'],
): Pick<QualityFigures, 'validationRate' | 'validationRateIsDefault'> {
  const entered = made.engine + made.model + made.person;
  const held = entered + reports.valid + verifications.proved;
  const failed = reports.replaced + reports.faulty + verifications.corrected + verifications.faulty;
  const checked = held + refused + failed;
  const rate = checked < ENOUGH_ANSWERS ? null : percentOf(held, checked);
  return { validationRate: rate ?? DEFAULT_VALIDATION_RATE, validationRateIsDefault: rate === null };
}

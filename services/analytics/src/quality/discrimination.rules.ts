/** One answer to a question, and how its pupil did on the rest of that paper. */
export interface AnswerAmongOthers {
  isCorrect: boolean;
  /** Share of the marks of the other questions, 0–1. */
  restShare: number;
}

/** Answers with a rest that a question is judged by (QUESTION-4). */
export const DISCRIMINATION_ANSWERS = 30;
/** Below this correlation, success elsewhere does not predict success here (QUESTION-4). */
export const MIN_DISCRIMINATION = 0.1;
/**
 * Minimum of answers before accepted challenges count against a question, and the share that is too high (CHALLENGE-9).
 */
export const CHALLENGE_ANSWERS = 50;
export const MAX_CHALLENGED_SHARE = 0.02;

/**
 * Point-biserial correlation of a right answer with the rest of the paper: Pearson's r of a 0/1 variable with a share,
 * −1 to 1. Null when one of the two does not vary: a question that every pupil gets right is easy, not faulty.
 */
export function pointBiserial(answers: readonly AnswerAmongOthers[]): number | null {
  const n = answers.length;
  if (n === 0) return null;
  const meanRight = answers.filter((each) => each.isCorrect).length / n;
  const meanRest = answers.reduce((sum, each) => sum + each.restShare, 0) / n;
  let product = 0;
  let squaresRight = 0;
  let squaresRest = 0;
  for (const { isCorrect, restShare } of answers) {
    const right = Number(isCorrect) - meanRight;
    const rest = restShare - meanRest;
    product += right * rest;
    squaresRight += right * right;
    squaresRest += rest * rest;
  }
  // Below this the shares differ only by rounding.
  return squaresRight < 1e-12 || squaresRest < 1e-12 ? null : product / Math.sqrt(squaresRight * squaresRest);
}

/** Doubt that the answers raise about a question; null without a doubt and while there are too few answers. */
export function doubtOf(
  answers: readonly AnswerAmongOthers[],
  answered: number,
  acceptedChallenges: number,
): 'challenges' | 'discrimination' | null {
  if (answered >= CHALLENGE_ANSWERS && acceptedChallenges / answered > MAX_CHALLENGED_SHARE)
    return 'challenges';
  if (answers.length < DISCRIMINATION_ANSWERS) return null;
  const r = pointBiserial(answers);
  return r !== null && r < MIN_DISCRIMINATION ? 'discrimination' : null;
}

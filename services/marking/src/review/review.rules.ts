import { ProductError } from '@sumfox/contracts/errors';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';

/** Decision of a person about an answer. */
export interface ReviewerDecision {
  /** All marks afterwards; null leaves them. */
  readonly marksAwarded: number | null;
  readonly isKeyFaulty: boolean;
}

/**
 * The better mark from a person's decision; null when the mark stays. A faulty question earns all marks. Throws 400 for
 * marks below the standing ones, above the maximum, or for an item without marks.
 */
export function toRaisedMark(
  standing: QuestionMark | null,
  { marksAwarded, isKeyFaulty }: ReviewerDecision,
): QuestionMark | null {
  if (standing === null) {
    if (marksAwarded !== null) throw wrongMarks('Nothing is marked here.');
    return null;
  }
  const { marksPossible } = standing;
  if (marksAwarded !== null && (marksAwarded < standing.marksAwarded || marksAwarded > marksPossible))
    throw wrongMarks(`A mark can only go up: from ${standing.marksAwarded} to at most ${marksPossible}.`);
  const marks = isKeyFaulty ? marksPossible : (marksAwarded ?? standing.marksAwarded);
  if (marks === standing.marksAwarded) return null;
  if (marks === marksPossible) return toFullMark(standing, isKeyFaulty ? 'question-at-fault' : 'person');
  const noun = marks === 1 ? 'mark' : 'marks';
  return {
    ...standing,
    marksAwarded: marks,
    reasonCode: 'person',
    feedback: `A grown-up looked at your working again. Now you have ${marks} of ${marksPossible} ${noun}.`,
  };
}

/**
 * Applies a decision to another entry for the same question; null when it does not cover it: partial marks for a
 * working apply to that working alone.
 */
export function toSameDecision(
  { mark, isKeyFaulty }: { readonly mark: QuestionMark | null; readonly isKeyFaulty: boolean },
  standing: QuestionMark | null,
  isAboutWorking: boolean,
): ReviewerDecision | null {
  if (isKeyFaulty || mark === null || standing === null) return { marksAwarded: null, isKeyFaulty };
  if (mark.marksAwarded === mark.marksPossible) return { marksAwarded: standing.marksPossible, isKeyFaulty };
  if (!isAboutWorking) return null;
  return { marksAwarded: Math.max(mark.marksAwarded, standing.marksAwarded), isKeyFaulty };
}

function wrongMarks(sentence: string): ProductError {
  return new ProductError('bad-request', 'wrong-marks', sentence);
}

/** All marks of a question with their own reason; the reading of the answer stays. */
export function toFullMark(
  markedAgain: QuestionMark,
  reasonCode: keyof typeof FULL_MARK_WORDS,
): QuestionMark {
  return {
    ...markedAgain,
    outcome: 'correct',
    isCorrect: true,
    marksAwarded: markedAgain.marksPossible,
    reasonCode,
    feedback: FULL_MARK_WORDS[reasonCode],
    suggestions: [],
    workingMarks: [],
    misconceptionCode: null,
  };
}

export const FULL_MARK_WORDS = {
  'question-at-fault': 'You found a mistake in this question. You get all its marks.',
  'same-meaning': 'Yes! Your words say the same as the answer.',
  person: 'A grown-up looked at your answer again. You get all its marks.',
} as const;

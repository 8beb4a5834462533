import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { CorrectionOutcome } from './mark-correction.entity.js';

/** Sentence about a faulty question. */
export const QUESTION_AT_FAULT = 'We found a mistake in this question. You get all its marks.';

/** Reason of the marks for such a question: they tell nothing about the pupil. */
export const AT_FAULT_REASON = 'question-at-fault';

/** All marks of a question that was at fault itself; what was read of the answer stays. */
export function toAllMarks(mark: QuestionMark): QuestionMark {
  return {
    ...mark,
    outcome: 'correct',
    isCorrect: true,
    marksAwarded: mark.marksPossible,
    reasonCode: AT_FAULT_REASON,
    feedback: QUESTION_AT_FAULT,
    suggestions: [],
    workingMarks: [],
    misconceptionCode: null,
  };
}

/** The message on the child's home. */
export function correctionMessage(
  outcome: CorrectionOutcome,
  marksGained: number,
  assessmentId: number,
): string {
  const marks = marksGained === 1 ? '1 more mark' : `${marksGained} more marks`;
  const gained = `You got ${marks} on Assessment #${assessmentId}.`;
  switch (outcome) {
    case 'same-answer':
      return `We looked at an answer like yours again. It counts! ${gained}`;
    case 'human-verification':
      return `A grown-up of our team looked at your work again. ${gained}`;
    default:
      return `We found a mistake in one of our questions. ${gained} Thank you for being patient.`;
  }
}

/** Sentence beside a mark that rose with another pupil's. */
export const ACCEPTED_SINCE = 'We looked at an answer like yours again. It counts.';

/** A mark with what has been accepted of the same answer, if that is more; marks never go down. */
export function toAcceptedMark(mark: QuestionMark, marksAwarded: number): QuestionMark {
  if (marksAwarded <= mark.marksAwarded) return mark;
  const isCorrect = marksAwarded >= mark.marksPossible;
  return {
    ...mark,
    ...(isCorrect ? { outcome: 'correct', isCorrect, suggestions: [], misconceptionCode: null } : {}),
    marksAwarded: Math.min(marksAwarded, mark.marksPossible),
    reasonCode: 'same-answer',
    feedback: ACCEPTED_SINCE,
    workingMarks: [],
  };
}

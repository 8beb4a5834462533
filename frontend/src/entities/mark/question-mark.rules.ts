import type { QuestionFeedback } from '@sumfox/contracts/assessment/result';
import { QUESTION_MARK } from './question-mark.messages.js';

/** How a question came out, in a child's terms. `unmarked`: the feedback is missing. */
export type MarkKind = 'right' | 'almost' | 'not-yet' | 'unmarked';

/** Almost: part of the marks, or the right value without its unit or in another form. */
export function toMarkKind(feedback: QuestionFeedback | null): MarkKind {
  if (feedback === null) return 'unmarked';
  if (feedback.isCorrect) return 'right';
  const nearly =
    feedback.marksAwarded > 0 ||
    feedback.outcome === 'right-value-missing-unit' ||
    feedback.outcome === 'right-value-wrong-form';
  return nearly ? 'almost' : 'not-yet';
}

const readWords = (): Readonly<Record<MarkKind, string>> => ({
  right: QUESTION_MARK.get().right,
  almost: QUESTION_MARK.get().almost,
  'not-yet': QUESTION_MARK.get().notYet,
  unmarked: QUESTION_MARK.get().errorNoFeedback,
});

export function markWord(kind: MarkKind): string {
  return readWords()[kind];
}

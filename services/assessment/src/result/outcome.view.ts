import { type QuestionFeedback, SHOWN_MARK_FIELDS } from '@sumfox/contracts/assessment/result';
import type { MarkScheme } from '@sumfox/contracts/question/item';

/** Part of a stored mark that a pupil sees. */
export type ShownMark = Pick<QuestionFeedback, (typeof SHOWN_MARK_FIELDS)[number]>;

/** The pupil's view of a stored mark. */
export function toFeedback(scheme: MarkScheme, mark: ShownMark): QuestionFeedback {
  const shown = Object.fromEntries(SHOWN_MARK_FIELDS.map((field) => [field, mark[field]])) as ShownMark;
  return {
    questionId: scheme.questionId,
    ...shown,
    modelAnswer: { answer: scheme.modelAnswer, working: scheme.solutionSteps.join('\n') },
  };
}

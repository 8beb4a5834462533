import type { QuestionFeedback } from '@sumfox/contracts/assessment/result';
import type { MarkScheme } from '@sumfox/contracts/question/item';

/** The pupil's view of a stored mark. */
export function toFeedback(
  scheme: MarkScheme,
  result: Pick<
    QuestionFeedback,
    | 'isCorrect'
    | 'outcome'
    | 'marksAwarded'
    | 'marksPossible'
    | 'feedback'
    | 'suggestions'
    | 'readAs'
    | 'workingMarks'
  >,
): QuestionFeedback {
  return {
    questionId: scheme.questionId,
    isCorrect: result.isCorrect,
    outcome: result.outcome,
    marksAwarded: result.marksAwarded,
    marksPossible: result.marksPossible,
    feedback: result.feedback,
    suggestions: result.suggestions,
    readAs: result.readAs,
    workingMarks: result.workingMarks,
    modelAnswer: { answer: scheme.modelAnswer, working: scheme.solutionSteps.join('\n') },
  };
}

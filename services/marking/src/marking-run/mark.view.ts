import type { QuestionMark } from '@sumfox/contracts/marking/run.calls';
import type { MarkRow } from './mark.entity.js';

/** A stored mark as other services are given it. */
export function toQuestionMark(mark: MarkRow): QuestionMark {
  return {
    questionId: mark.questionId,
    questionIndex: mark.questionIndex,
    outcome: mark.outcome,
    isCorrect: mark.isCorrect,
    marksAwarded: mark.marksAwarded,
    marksPossible: mark.marksPossible,
    reasonCode: mark.reasonCode,
    feedback: mark.feedback,
    suggestions: mark.suggestions,
    readAs: mark.readAs ?? null,
    workingMarks: mark.workingMarks,
    misconceptionCode: mark.misconceptionCode ?? null,
  };
}

import { toReviewedQuestion } from '@sumfox/question-kinds/given-answer';
import type { AccessedAssessment, CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { QuestionDispute } from '@sumfox/contracts/assessment/dispute';
import type { MadeCheck } from '@sumfox/contracts/assessment/checked-answer';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import { type Paper, type ShownPaper, toPaperHead, toPaperRequest } from '../paper/index.js';

/** An open paper: questions and answers without the key. */
export function toOpenAssessment(
  paper: ShownPaper,
  questions: Question[],
  answers: StoredAnswer[],
  checks: MadeCheck[],
  disputes: QuestionDispute[],
): AccessedAssessment {
  return {
    ...toPaperHead(paper),
    ...toPaperRequest(paper),
    isCompleted: false,
    status: paper.status === 'marking' ? 'marking' : 'in-progress',
    questions,
    answers,
    checks,
    feedback: null,
    disputes,
  };
}

/** An open paper as an adult sees it: nothing of what the pupil has put down so far. */
export function toWatchedAssessment(paper: Paper, questions: Question[]): AccessedAssessment {
  return toOpenAssessment(paper, questions, [], [], []);
}

/** A completed paper, for the result and for review. */
export function toCompletedAssessment(
  paper: Paper,
  questions: Question[],
  schemes: readonly MarkScheme[],
  answers: StoredAnswer[],
  outcome: PaperOutcome,
  disputes: QuestionDispute[],
): CompletedAssessment {
  return {
    ...toPaperHead(paper),
    ...toPaperRequest(paper),
    isCompleted: true,
    status: 'completed',
    questions: questions.map((q, i) => toReviewedQuestion(q, schemes[i])),
    answers,
    feedback: outcome.feedback,
    outcome,
    disputes,
  };
}

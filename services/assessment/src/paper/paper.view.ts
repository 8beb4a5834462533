import type {
  AccessedAssessment,
  AssessmentSummary,
  CompletedAssessment,
} from '@sumfox/contracts/assessment/paper.endpoints';
import type { QuestionDispute } from '@sumfox/contracts/assessment/dispute';
import type { MadeCheck } from '@sumfox/contracts/assessment/checked-answer';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import type { PaperOutcome, QuestionFeedback, ReviewedQuestion } from '@sumfox/contracts/assessment/result';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import type { Paper } from './paper.entity.js';

function head(paper: Paper) {
  return {
    id: paper.id,
    type: paper.type,
    gradeLevel: paper.gradeLevel,
    childId: paper.pupilId,
    date: paper.createdAt.toISOString(),
    completedAt: paper.completedAt?.toISOString() ?? null,
    score: paper.score ?? null,
    totalQuestions: paper.questionCount,
    currentQuestion: paper.currentQuestion,
    lastSaved: paper.lastSavedAt?.toISOString() ?? null,
  };
}

export function toSummary(paper: Paper, answeredCount: number): AssessmentSummary {
  return { ...head(paper), status: paper.status, isCompleted: paper.status === 'completed', answeredCount };
}

/** An open paper: questions and answers, nothing of the key. */
export function toOpenAssessment(
  paper: Paper,
  questions: PupilQuestion[],
  answers: StoredAnswer[],
  checks: MadeCheck[],
  disputes: QuestionDispute[],
): AccessedAssessment {
  return {
    ...head(paper),
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
export function toWatchedAssessment(paper: Paper, questions: PupilQuestion[]): AccessedAssessment {
  return toOpenAssessment(paper, questions, [], [], []);
}

/** A completed paper, for the result and for review. */
export function toCompletedAssessment(
  paper: Paper,
  questions: PupilQuestion[],
  schemes: readonly MarkScheme[],
  answers: StoredAnswer[],
  outcome: PaperOutcome,
  disputes: QuestionDispute[],
): CompletedAssessment {
  return {
    ...head(paper),
    isCompleted: true,
    status: 'completed',
    questions: questions.map((q, i) => toReviewedQuestion(q, schemes[i])),
    answers,
    feedback: outcome.feedback,
    outcome,
    disputes,
  };
}

function toReviewedQuestion(question: PupilQuestion, scheme: MarkScheme | undefined): ReviewedQuestion {
  const key = scheme?.parts[0]?.expected;
  return {
    ...question,
    mcqOptions: question.mcqOptions?.map((o) => ({ ...o, isCorrect: o.label === key })) ?? null,
    blankPositions:
      question.questionType === 'fill-in-the-blank' && scheme
        ? scheme.parts.map((part) => ({
            answer: part.expected,
            acceptedAnswers: part.acceptedAnswers,
            caseSensitive: part.policy.caseSensitive,
          }))
        : null,
    modelAnswer: scheme?.modelAnswer ?? '',
    solutionSteps: scheme?.solutionSteps ?? [],
  };
}

/** What was stored of a mark, as the pupil is told it. */
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

import type {
  AssessmentForVerification,
  PaperToVerify,
  QuestionToVerify,
  QuestionVerdict,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import type { QuestionDispute } from '@sumfox/contracts/assessment/dispute';
import type { QuestionFeedback } from '@sumfox/contracts/assessment/result';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import type { Paper } from '../paper/index.js';
import type { ResponseText } from '@sumfox/question-kinds/merge-response';
import { toAnswerLine, toGivenAnswer } from '@sumfox/question-kinds/given-answer';
import type { QuestionVerdictRow } from '../verdict-record/index.js';
import type { ListedPaper, ListedQuestion } from './human-verification.queries.js';
import { acceptedLines, toCursor } from './human-verification.rules.js';

/** A paper of the list, with what stands on it. */
export function toListed(
  paper: ListedPaper,
  questions: readonly ListedQuestion[],
  { studentName, isLast }: { studentName: string | null; isLast: boolean },
): AssessmentForVerification {
  const { id, type, gradeLevel, score, timeSpentSeconds, doubts, verified, rank } = paper;
  const completedAtMs = paper.completedAt.getTime();
  return {
    id,
    studentName,
    date: paper.completedAt.toISOString(),
    isCompleted: true,
    score,
    totalQuestions: paper.questionCount,
    gradeLevel,
    type,
    timeSpentSeconds,
    questions: questions.map(({ questionText, scheme, isKeyless }) => ({
      questionText,
      expectedAnswer: isKeyless ? '' : scheme.modelAnswer,
      solutionSteps: isKeyless ? [] : scheme.solutionSteps,
    })),
    answers: questions.map(({ response }) => ({
      answer: response ? toAnswerLine(response) : '',
      working: response?.working ?? '',
    })),
    feedback: questions.map(toListedFeedback),
    flagged: paper.isFlagged,
    doubts,
    verified,
    nextCursor: isLast ? null : toCursor({ rank, completedAtMs, id }),
  };
}

function toListedFeedback({
  result,
  heuristicName,
  scheme,
  isKeyless,
}: ListedQuestion): AssessmentForVerification['feedback'][number] {
  if (!result) return null;
  return {
    isCorrect: result.isCorrect,
    feedback: result.feedback,
    suggestions: result.suggestions,
    modelAnswer: {
      answer: isKeyless ? '' : scheme.modelAnswer,
      working: isKeyless ? '' : scheme.solutionSteps.join('\n'),
      explanation: isKeyless ? '' : explainModelAnswer(heuristicName, scheme.solutionSteps.length),
    },
  };
}

/** How a model answer is found, for a reader without the question's page. */
function explainModelAnswer(method: string, steps: number): string {
  return `Found by the method "${method}" in ${steps === 1 ? '1 step' : `${steps} steps`}.`;
}

/** The same for one paper that is opened, without its pupil. */
export function toPaperToVerify(paper: Paper, questions: QuestionToVerify[]): PaperToVerify {
  return {
    id: paper.id,
    date: (paper.completedAt ?? paper.createdAt).toISOString(),
    isCompleted: true,
    score: paper.score ?? 0,
    totalQuestions: paper.questionCount,
    gradeLevel: paper.gradeLevel,
    type: paper.type,
    timeSpentSeconds: paper.timeSpentSeconds ?? 0,
    questions,
  };
}

/** Everything known about one place of a paper. */
export interface KnownPlace {
  question: Question;
  /** Without the key where none is right. */
  scheme: MarkScheme;
  response: ResponseText;
  drawing: string | null;
  feedback: QuestionFeedback | null;
  isModelRead: boolean;
  dispute: QuestionDispute | undefined;
  verdict: QuestionVerdictRow | undefined;
}

export function toQuestionToVerify(
  questionIndex: number,
  { question, scheme, response, drawing, feedback, isModelRead, dispute, verdict }: KnownPlace,
  usernames: Readonly<Record<string, string>>,
): QuestionToVerify {
  return {
    questionIndex,
    question,
    expectedAnswer: scheme.modelAnswer,
    acceptedAnswers: acceptedLines(scheme),
    solutionSteps: scheme.solutionSteps,
    answer: { ...toGivenAnswer(response), working: response.working, drawing },
    feedback,
    isModelRead,
    report: dispute?.report ?? null,
    challenge: dispute?.challenge?.decision ?? null,
    verdict: verdict ? toVerdict(verdict, usernames[verdict.decidedBy] ?? null) : null,
  };
}

function toVerdict(row: QuestionVerdictRow, decidedBy: string | null): QuestionVerdict {
  return {
    verdictId: row.id,
    verdict: row.verdict,
    marksBefore: row.marksBefore,
    marksGiven: row.marksGiven ?? null,
    isQuestionFaulty: row.isQuestionFaulty,
    faults: row.faults ?? null,
    note: row.note,
    decidedBy,
    decidedAt: row.decidedAt.toISOString(),
  };
}

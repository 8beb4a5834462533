import type {
  AssessmentForVerification,
  PaperToVerify,
  QuestionToVerify,
} from '@sumfox/contracts/assessment/human-verification.endpoints';
import { buildFeedback, buildQuestion } from './papers.js';

/** A completed paper as the list has it. */
export function buildListed(changes: Partial<AssessmentForVerification> = {}): AssessmentForVerification {
  return {
    id: 12,
    studentName: 'Mei Tan',
    date: '2026-11-02T01:05:00.000Z',
    isCompleted: true,
    score: 60,
    totalQuestions: 3,
    gradeLevel: 'Primary 5',
    type: 'adaptive',
    timeSpentSeconds: 754,
    questions: [],
    answers: [],
    feedback: [],
    flagged: false,
    doubts: 0,
    verified: 0,
    nextCursor: null,
    ...changes,
  };
}

/** An open-ended question at a place, wrong with one mark of two. */
export function buildPlace(questionIndex: number, changes: Partial<QuestionToVerify> = {}): QuestionToVerify {
  return {
    questionIndex,
    question: buildQuestion({ questionText: `Story ${questionIndex + 1}` }),
    expectedAnswer: '3/4',
    acceptedAnswers: ['0.75'],
    solutionSteps: ['1/2 = 2/4', '2/4 + 1/4 = 3/4'],
    answer: {
      answer: '2/6',
      selectedOption: null,
      blankAnswers: null,
      answerParts: null,
      working: '1/2 = 2/4',
      drawing: null,
    },
    feedback: buildFeedback({
      marksAwarded: 1,
      feedback: 'Not yet. Look at the denominators.',
      suggestions: ['Draw a bar.'],
      readAs: '2/6',
      workingMarks: [{ label: 'Like fractions', marks: 1, followedThrough: false }],
      modelAnswer: { answer: '3/4', working: '1/2 = 2/4' },
    }),
    isModelRead: false,
    report: null,
    challenge: null,
    verdict: null,
    ...changes,
  };
}

/** The paper of {@link buildListed} as it is opened: three questions, none of them verified. */
export function buildPaperToVerify(
  questions: QuestionToVerify[] = [buildPlace(0), buildPlace(1), buildPlace(2)],
): PaperToVerify {
  return {
    id: 12,
    date: '2026-11-02T01:05:00.000Z',
    isCompleted: true,
    score: 60,
    totalQuestions: questions.length,
    gradeLevel: 'Primary 5',
    type: 'adaptive',
    timeSpentSeconds: 754,
    questions,
  };
}

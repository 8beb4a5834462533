import type { CompletedAssessment, OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import { type QuestionFeedback, QuestionFeedbackSchema } from '@sumfox/contracts/assessment/result';
import type { User } from '@sumfox/contracts/identity/account';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import * as z from 'zod/mini';

export function buildQuestion(changes: Partial<PupilQuestion> = {}): PupilQuestion {
  return {
    id: '0192f0c1-0000-7000-8000-000000000001',
    questionText: 'What is 1/2 + 1/4?',
    questionType: 'open-ended',
    proficiencyLevel: 'independent',
    subStrandId: 'fractions',
    subStrandDisplayName: 'Fractions',
    heuristicId: 'h1_make_whole_model',
    heuristicDisplayName: 'Part-whole model',
    marks: 2,
    scaffoldingHints: ['Draw a bar.', 'Cut it into 4 parts.'],
    mcqOptions: null,
    blankCount: 0,
    answerCount: 1,
    answerLabels: null,
    answerUnit: null,
    unitChips: [],
    visual: null,
    ...changes,
  };
}

export function buildPaper(changes: Partial<OpenAssessment> = {}): OpenAssessment {
  const questions = changes.questions ?? [buildQuestion()];
  return {
    id: 7,
    type: 'diagnostic',
    gradeLevel: 'Primary 5',
    childId: 'pupil-1',
    date: '2026-11-20T01:00:00.000Z',
    completedAt: null,
    score: null,
    totalQuestions: questions.length,
    currentQuestion: 0,
    lastSaved: null,
    maxTimeMinutes: 30,
    targetedGoal: null,
    isCompleted: false,
    status: 'in-progress',
    questions,
    answers: [],
    checks: [],
    feedback: null,
    disputes: [],
    ...changes,
  };
}

export function buildStored(changes: Partial<StoredAnswer> = {}): StoredAnswer {
  return {
    questionIndex: 0,
    revision: 1,
    working: '',
    answer: '',
    selectedOption: null,
    drawing: null,
    answerParts: null,
    blankAnswers: null,
    timeSpent: 0,
    confidenceLevel: 'medium',
    hintsUsed: 0,
    ...changes,
  };
}

export function buildPupil(changes: Partial<User> = {}): User {
  return {
    userId: 'pupil-1',
    username: 'mei',
    firstName: 'Mei',
    lastName: 'Tan',
    callName: 'Mei',
    role: 'child',
    gradeLevel: 'Primary 5',
    children: [],
    ...changes,
  };
}

/** A wrong answer of two marks; a field of the mark with a default needs no value here. */
export function buildFeedback(changes: Partial<QuestionFeedback> = {}): QuestionFeedback {
  return z.parse(QuestionFeedbackSchema, {
    questionId: 'q',
    isCorrect: false,
    outcome: 'incorrect',
    marksAwarded: 0,
    marksPossible: 2,
    feedback: 'Not yet.',
    suggestions: [],
    readAs: '3/4',
    workingMarks: [],
    modelAnswer: { answer: '3/4', working: '' },
    ...changes,
  });
}

/** The paper marked: all right but the questions named, and null feedback where `unmarked` says so. */
export function buildMarked(
  paper: OpenAssessment,
  wrong: readonly number[] = [],
  unmarked: readonly number[] = [],
): CompletedAssessment {
  const feedback = paper.questions.map((question, index): QuestionFeedback | null =>
    unmarked.includes(index)
      ? null
      : buildFeedback({
          questionId: question.id,
          isCorrect: !wrong.includes(index),
          outcome: wrong.includes(index) ? 'incorrect' : 'correct',
          marksAwarded: wrong.includes(index) ? 0 : question.marks,
          marksPossible: question.marks,
          feedback: wrong.includes(index)
            ? 'Not yet. Look at the units again.'
            : 'Yes! You found the common unit first.',
        }),
  );
  const sum = (key: 'marksAwarded' | 'marksPossible') =>
    feedback.reduce((total, each) => total + (each?.[key] ?? 0), 0);
  const score = Math.round((100 * sum('marksAwarded')) / Math.max(1, sum('marksPossible')));
  // A finished paper no longer has the checks before it was handed in.
  const { checks: _checks, ...kept } = paper;
  return {
    ...kept,
    isCompleted: true,
    status: 'completed',
    completedAt: '2026-11-20T02:00:00.000Z',
    score,
    questions: paper.questions.map((question) => ({
      ...question,
      mcqOptions:
        question.mcqOptions?.map((option) => ({ ...option, isCorrect: option.label === 'B' })) ?? null,
      blankPositions: null,
      modelAnswer: '3/4',
      solutionSteps: ['1/2 is 2/4.'],
    })),
    feedback,
    outcome: {
      success: true,
      status: 'completed',
      assessmentId: paper.id,
      score,
      marksAwarded: sum('marksAwarded'),
      marksPossible: sum('marksPossible'),
      correctCount: feedback.filter((each) => each?.isCorrect).length,
      totalQuestions: paper.questions.length,
      feedback,
      timeSpentSeconds: 125,
      strengths: [{ subStrandId: 'fractions', subStrandDisplayName: 'Fractions', percent: 100 }],
      areasToPractise: [],
    },
  };
}

import { DEFAULT_GOAL } from '@sumfox/contracts/assessment/goal.endpoints';
import type {
  ChildAssessment,
  ChildStats,
  TopicRecord,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import { buildSummary } from './homes.js';

export function buildChildStats(changes: Partial<ChildStats> = {}): ChildStats {
  return {
    childId: 'child-1',
    gradeLevel: 'Primary 5',
    overallPerformance: 74,
    correctAnswers: 45,
    totalQuestions: 60,
    totalAssessments: 13,
    assessmentsCompleted: 12,
    assessmentsThisWeek: 3,
    topicsLoaded: 11,
    topicsMastered: 5,
    streak: 1,
    lastActive: new Date().toISOString(),
    ...changes,
  };
}

const RECURRING_SLIP: ChildOverview['slips'][number] = {
  code: 'added-denominators',
  topicId: 'fractions',
  topicName: 'Fractions',
  heuristicId: 'h1_make_whole_model',
  practiceLevel: 'guided',
  count: 4,
  answers: 6,
  lastAt: '2026-11-21T02:00:00.000Z',
  isGone: false,
  example: {
    assessmentId: 8,
    questionIndex: 2,
    question: 'What is 1/4 + 1/3?',
    answer: '2/7',
    rightAnswer: '7/12',
    explanation: 'Fractions need the same denominator first.',
  },
};

/** A child in whose answers one slip recurs. */
export function buildOverview(changes: Partial<ChildOverview> = {}): ChildOverview {
  return {
    childId: 'child-1',
    gradeLevel: 'Primary 5',
    performance: { percent: 71, marksAwarded: 128, marksPossible: 180, percentBefore: 65 },
    week: {
      days: [22, 23, 24, 25, 26, 27, 28].map((day) => ({
        date: `2026-11-${day}`,
        questions: day === 23 || day === 25 ? 5 : 0,
      })),
      minutes: 46,
    },
    weeks: [
      { startsOn: '2026-11-22', days: 2, questions: 10, minutes: 46 },
      { startsOn: '2026-11-15', days: 3, questions: 21, minutes: 38 },
      { startsOn: '2026-11-08', days: 0, questions: 0, minutes: 0 },
      { startsOn: '2026-11-01', days: 4, questions: 30, minutes: 61 },
    ],
    goal: { goal: DEFAULT_GOAL, topicName: null, isAgreed: false, proposal: null },
    win: { kind: 'mastered', name: 'Percentage', right: 9, answers: 10 },
    watch: {
      ...{ kind: 'slip', code: 'added-denominators', topicId: 'fractions', topicName: 'Fractions' },
      ...{ count: RECURRING_SLIP.count, answers: RECURRING_SLIP.answers },
    },
    next: {
      ...{ type: 'slip', topicId: 'fractions', topicName: 'Fractions', heuristicId: 'h1_make_whole_model' },
      ...{ level: 'guided', questions: 6, minutes: 12, dueOn: '2026-11-25' },
    },
    slips: [RECURRING_SLIP],
    topics: [{ id: 'fractions', name: 'Fractions', percent: 52, questionsAttempted: 12, isMastered: false }],
    heuristics: [
      {
        id: 'h1_make_whole_model',
        name: 'Draw a diagram',
        percent: 88,
        questionsAttempted: 9,
        isMastered: true,
      },
      {
        id: 'h2_before_after',
        name: 'Before and after',
        percent: 50,
        questionsAttempted: 2,
        isMastered: false,
      },
    ],
    habits: {
      ...{ answers: 40, withHint: 6, secondTries: 5, fixedOnSecondTry: 3 },
      ...{ secondsPerQuestion: 111, seconds: 4_440 },
    },
    assigned: [],
    ...changes,
  };
}

export function buildTopicRecord(changes: Partial<TopicRecord> = {}): TopicRecord {
  return {
    id: `child-1-${changes.topicId ?? 'fractions'}`,
    childId: 'child-1',
    gradeLevel: 'Primary 5',
    topicId: 'fractions',
    topicName: 'Fractions',
    score: 78,
    questionsAttempted: 12,
    isMastered: false,
    assessmentCount: 3,
    lastAssessed: '2026-11-18T02:00:00.000Z',
    trend: 'improving',
    forecast: 0.71,
    certainty: 0.6,
    moves: [
      { at: '2026-11-18T02:00:00.000Z', isRight: true },
      { at: '2026-11-12T02:00:00.000Z', isRight: false },
    ],
    ...changes,
  };
}

export function buildChildAssessment(id: number, changes: Partial<ChildAssessment> = {}): ChildAssessment {
  return {
    ...buildSummary(id, { childId: 'child-1' }),
    correctCount: 4,
    ...changes,
  };
}

import type {
  ChildAssessment,
  ChildStats,
  TopicRecord,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
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

export function buildTopicRecord(changes: Partial<TopicRecord> = {}): TopicRecord {
  return {
    id: `child-1-${changes.topicId ?? 'fractions'}`,
    childId: 'child-1',
    gradeLevel: 'Primary 5',
    topicId: 'fractions',
    topicName: 'Fractions',
    score: 78,
    questionsAttempted: 12,
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

import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import type { MarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import { DEFAULT_GOAL, type GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import type { Place, Rewards } from '@sumfox/contracts/assessment/rewards.endpoints';
import type { LinkRequest } from '@sumfox/contracts/identity/family.endpoints';
import type { Notice } from '@sumfox/contracts/identity/notice.endpoints';
import type { PupilFigures } from '../entities/pupil/pupil-figures.js';
import type { User } from '@sumfox/contracts/identity/account';
import { buildPupil } from './papers.js';

export function buildSummary(id: number, changes: Partial<AssessmentSummary> = {}): AssessmentSummary {
  return {
    id,
    type: 'adaptive',
    gradeLevel: 'Primary 5',
    childId: 'pupil-1',
    date: '2026-11-10T02:00:00.000Z',
    completedAt: '2026-11-10T02:30:00.000Z',
    score: 80,
    totalQuestions: 5,
    currentQuestion: 0,
    lastSaved: null,
    status: 'completed',
    dueOn: null,
    isCompleted: true,
    answeredCount: 5,
    timeSpentSeconds: 300,
    answers: null,
    ...changes,
  };
}

export const buildOpenSummary = (id: number, changes: Partial<AssessmentSummary> = {}): AssessmentSummary =>
  buildSummary(id, {
    completedAt: null,
    score: null,
    status: 'in-progress',
    isCompleted: false,
    answeredCount: 2,
    timeSpentSeconds: null,
    ...changes,
  });

const badge = (id: string, name: string, have: number, need: number): Badge => ({
  id,
  name,
  description: `For ${name}.`,
  unit: 'times',
  have,
  need,
  earnedAt: have < need ? null : '2026-11-10T02:30:00.000Z',
});

interface Home {
  user: Partial<User>;
  diagnosticDone: boolean;
  goal: GoalState;
  openDiagnosticId: number | null;
  streak: PupilFigures['dashboard']['stats'];
  assessments: AssessmentSummary[];
  review: { unlocked: boolean; mistakes: number; due: number };
  subStrands: PupilFigures['proficiency']['individualSubStrands'];
  matrix: unknown[];
  rewards: Partial<Rewards>;
  corrections: MarkCorrection[];
  notices: Notice[];
  linkRequests: LinkRequest[];
}

const BADGES = [
  badge('problem-solver', 'Problem Solver', 1, 1),
  badge('strategic-thinker', 'Strategic Thinker', 1, 3),
  badge('consistent-learner', 'Consistent Learner', 2, 5),
  badge('explorer', 'Explorer', 2, 11),
];

/** A place of the map, new unless told otherwise. */
export function buildPlace(subStrandId: string, changes: Partial<Place> = {}): Place {
  return {
    subStrandId,
    name: subStrandId,
    answers: 0,
    rightAtFirstTry: 0,
    stage: 'seed',
    grownAt: null,
    needsCare: false,
    ...changes,
  };
}

/** What the server answers of a pupil's badges and places. */
export function scriptRewards(userId: string, changes: Partial<Rewards>) {
  const rewards: Rewards = { places: [], badges: BADGES, fixed: 0, scoreFall: null, ...changes };
  return {
    [`GET /api/badges/${userId}`]: () => ({ body: { badges: BADGES } }),
    [`GET /api/rewards/${userId}`]: () => ({ body: rewards }),
  };
}

/** What the server answers to a pupil's homes; a pupil with a diagnostic behind it unless told otherwise. */
export function scriptHome(changes: Partial<Home> = {}) {
  const home: Home = {
    user: {},
    diagnosticDone: true,
    openDiagnosticId: null,
    goal: { goal: DEFAULT_GOAL, topicName: null, isAgreed: false, proposal: null },
    streak: { currentStreak: 0, streakAtRisk: 0, keptStreak: 0 },
    assessments: [],
    review: { unlocked: true, mistakes: 0, due: 0 },
    subStrands: [],
    matrix: [],
    rewards: {},
    corrections: [],
    notices: [],
    linkRequests: [],
    ...changes,
  };
  const user = buildPupil(home.user);
  const body = (content: unknown) => () => ({ body: content });
  return {
    'GET /api/auth/user': body({ user }),
    'GET /api/dashboard': body({
      hasCompletedDiagnostic: home.diagnosticDone,
      openDiagnosticId: home.openDiagnosticId,
      goal: home.goal,
      stats: home.streak,
    }),
    'GET /api/stats': body({ overallPerformance: 72, assessmentsThisWeek: 3, currentStreak: 0 }),
    'GET /api/assessments': body(home.assessments),
    'GET /api/notices': body({ notices: home.notices }),
    'GET /api/link-requests': body({ toDecide: home.linkRequests, mine: [] }),
    'GET /api/mark-corrections': body({ corrections: home.corrections }),
    'GET /api/assessments/review-status': body(home.review),
    [`GET /api/separated-proficiency/stats/${user.userId}`]: body({
      success: true,
      data: {
        overallPerformance: {
          percent: 72,
          proficientSubStrands: 4,
          totalSubStrands: 11,
          proficientHeuristics: 2,
          totalHeuristics: 9,
        },
        individualSubStrands: home.subStrands,
        individualHeuristics: [],
        totalAssessments: home.assessments.length,
        masteredConcepts: 0,
        topPerformingConcepts: [],
        topPerformingHeuristics: [],
      },
    }),
    [`GET /api/dual-proficiency/readiness-matrix/${user.userId}`]: body({
      success: true,
      data: { readinessMatrix: home.matrix },
    }),
    ...scriptRewards(user.userId, home.rewards),
  };
}

import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { badgesQuery } from '../../entities/badge/index.js';
import { lineOf, type PupilFigures, type StreakLine, usePupilFigures } from '../../entities/pupil/index.js';
import type { RecentAssessment } from './variant.rules.js';
import { DASHBOARD_VARIANT } from './dashboard-variant.messages.js';

/** The data that all variants show (HOME-8). */
export interface VariantFigures {
  assessmentsThisWeek: number;
  overall: Omit<PupilFigures['proficiency']['overallPerformance'], 'percent'>;
  streak: StreakLine;
  /** Percentage of all marks. */
  score: number;
  /** Newest first; `assessmentCount` of them in all. */
  assessments: readonly RecentAssessment[];
  assessmentCount: number;
  /** Problems in completed assessments. */
  problemsDone: number;
  /** They come apart from the rest, and the page stands without them. */
  badges: readonly Badge[] | 'loading' | 'failed';
}

const sampleBadge = (
  id: string,
  name: string,
  description: string,
  unit: string,
  have: number,
  need: number,
): Badge => ({
  id,
  name,
  description,
  unit,
  have,
  need,
  earnedAt: have < need ? null : '2026-03-06T08:00:00.000Z',
});

/**
 * What grown-ups are shown, who have no figures of their own: the example of the specification, 8 assessments this
 * week, 1 of 10 concepts and 6 of 13 heuristics. The page says that it is sample data.
 */
export const readSample = (): VariantFigures => ({
  assessmentsThisWeek: 8,
  overall: { proficientSubStrands: 1, totalSubStrands: 10, proficientHeuristics: 6, totalHeuristics: 13 },
  streak: { text: DASHBOARD_VARIANT.get().inARowWell, face: 'cheer', days: 4 },
  score: 72,
  assessments: [
    { id: 8, type: 'adaptive', date: '2026-03-06T08:00:00.000Z', completedAt: null, isCompleted: false },
    {
      id: 7,
      type: 'targeted',
      date: '2026-03-05T08:00:00.000Z',
      completedAt: '2026-03-05T08:20:00.000Z',
      isCompleted: true,
    },
    {
      id: 6,
      type: 'review',
      date: '2026-03-04T08:00:00.000Z',
      completedAt: '2026-03-04T08:15:00.000Z',
      isCompleted: true,
    },
  ],
  assessmentCount: 8,
  problemsDone: 40,
  badges: [
    sampleBadge(
      'problem-solver',
      DASHBOARD_VARIANT.get().problemSolver,
      DASHBOARD_VARIANT.get().completeYourFirstAssessment,
      'assessments',
      1,
      1,
    ),
    sampleBadge(
      'strategic-thinker',
      DASHBOARD_VARIANT.get().strategicThinker,
      DASHBOARD_VARIANT.get().beRightWithThreeWays,
      'ways',
      3,
      3,
    ),
    sampleBadge(
      'consistent-learner',
      DASHBOARD_VARIANT.get().consistentLearner,
      DASHBOARD_VARIANT.get().practiseOn5Different,
      'days',
      4,
      5,
    ),
  ],
});

/** The signed-in pupil's own figures in the shape of the variants. */
export function useVariantFigures() {
  const user = useUser();
  const loaded = usePupilFigures();
  const badges = useQuery(badgesQuery(user.userId));
  if (loaded.state !== 'ready') return loaded;
  const { figures: pupil } = loaded;
  const figures: VariantFigures = {
    assessmentsThisWeek: pupil.stats.assessmentsThisWeek,
    overall: pupil.proficiency.overallPerformance,
    streak: lineOf(pupil),
    score: pupil.stats.overallPerformance,
    assessments: pupil.assessments,
    assessmentCount: pupil.assessments.length,
    problemsDone: pupil.assessments.reduce(
      (sum, each) => sum + (each.isCompleted ? each.totalQuestions : 0),
      0,
    ),
    badges: badges.data ?? (badges.isError ? 'failed' : 'loading'),
  };
  return { state: 'ready', figures, pupil } as const;
}

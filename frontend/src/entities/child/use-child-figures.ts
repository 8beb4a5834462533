import type {
  ChildAssessment,
  ChildStats,
  TopicRecord,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import { useQuery } from '@tanstack/react-query';
import { type FailedQueries, findFailure } from '../../shared/api/failed-query.js';
import { childAssessmentsQuery, childProficiencyQuery, childStatsQuery } from './queries.js';

interface ChildFigures {
  stats: ChildStats;
  topics: readonly TopicRecord[];
  assessments: readonly ChildAssessment[];
}

/** All of it, or none: half of the figures would be read as noughts. */
export type ChildFiguresState =
  | { state: 'loading' }
  | FailedQueries
  | { state: 'ready'; figures: ChildFigures };

export function useChildFigures(childId: string): ChildFiguresState {
  const stats = useQuery(childStatsQuery(childId));
  const topics = useQuery(childProficiencyQuery(childId));
  const assessments = useQuery(childAssessmentsQuery(childId));
  const failure = findFailure([stats, topics, assessments]);
  if (failure) return failure;
  if (!stats.data || !topics.data || !assessments.data) return { state: 'loading' };
  return {
    state: 'ready',
    figures: { stats: stats.data, topics: topics.data, assessments: assessments.data },
  };
}

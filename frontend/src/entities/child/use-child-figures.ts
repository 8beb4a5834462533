import type {
  ChildAssessment,
  ChildStats,
  TopicRecord,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import { useQuery } from '@tanstack/react-query';
import { childAssessmentsQuery, childProficiencyQuery, childStatsQuery } from './queries.js';

interface ChildFigures {
  stats: ChildStats;
  topics: readonly TopicRecord[];
  assessments: readonly ChildAssessment[];
}

/** All of it, or none: half of the figures would be read as noughts. */
export type ChildFiguresState =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; figures: ChildFigures };

export function useChildFigures(childId: string): ChildFiguresState {
  const stats = useQuery(childStatsQuery(childId));
  const topics = useQuery(childProficiencyQuery(childId));
  const assessments = useQuery(childAssessmentsQuery(childId));
  const queries = [stats, topics, assessments];
  const failed = queries.find((query) => query.isError && !query.data);
  if (failed)
    return {
      state: 'failed',
      error: failed.error,
      retry: () => {
        for (const query of queries) if (query.isError) void query.refetch();
      },
    };
  if (!stats.data || !topics.data || !assessments.data) return { state: 'loading' };
  return {
    state: 'ready',
    figures: { stats: stats.data, topics: topics.data, assessments: assessments.data },
  };
}

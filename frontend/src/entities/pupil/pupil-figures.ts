import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import type { EndpointResponse } from '@sumfox/contracts/endpoint';
import type { dashboard, separatedProficiency, stats } from '@sumfox/contracts/assessment/progress.endpoints';
import { useQuery } from '@tanstack/react-query';
import { type FailedQueries, findFailure } from '../../shared/api/failed-query.js';
import { useUser } from '../account/index.js';
import { assessmentsQuery } from '../paper/index.js';
import { dashboardQuery, proficiencyQuery, statsQuery } from '../progress/index.js';

/** What every home of a pupil shows, in whatever dress. */
export interface PupilFigures {
  dashboard: EndpointResponse<typeof dashboard>;
  stats: EndpointResponse<typeof stats>;
  proficiency: EndpointResponse<typeof separatedProficiency>['data'];
  assessments: readonly AssessmentSummary[];
}

/** All of it, or none: a home with half its figures would be read as a home with noughts. */
export type FiguresState = { state: 'loading' } | FailedQueries | { state: 'ready'; figures: PupilFigures };

/** The signed-in pupil's own figures, fetched only with a user id (HOME-6). */
export function usePupilFigures(): FiguresState {
  const user = useUser();
  const dashboard = useQuery(dashboardQuery(user.gradeLevel));
  const stats = useQuery(statsQuery);
  const proficiency = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
  const assessments = useQuery(assessmentsQuery);
  const failure = findFailure([dashboard, stats, proficiency, assessments]);
  if (failure) return failure;
  if (!dashboard.data || !stats.data || !proficiency.data || !assessments.data) return { state: 'loading' };
  return {
    state: 'ready',
    figures: {
      dashboard: dashboard.data,
      stats: stats.data,
      proficiency: proficiency.data,
      assessments: assessments.data,
    },
  };
}

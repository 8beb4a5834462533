import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/user-context.js';
import { ErrorPanel } from '../../components/error-panel.js';
import { Fox } from '../../components/fox.js';
import { LoadingOverlay } from '../../components/loading-overlay.js';
import { Skeleton } from '../../components/skeleton.js';
import { usePageTitle } from '../../lib/page-title.js';
import { assessmentsQuery } from '../assessment/assessment.api.js';
import { AdaptiveCard } from './adaptive-card.js';
import { dashboardQuery, proficiencyQuery, statsQuery } from './home.api.js';
import { JourneyCard } from './journey-card.js';
import { ProgressTiles } from './progress-tiles.js';
import { RecentAssessments } from './recent-assessments.js';
import { ScoreCard } from './score-card.js';
import { useStartAssessment } from './use-start-assessment.js';
import './student-home.css';

/** `mei` → `Mei` (A§2.4). */
function capitalised(username: string): string {
  return username.charAt(0).toUpperCase() + username.slice(1);
}

/** A pupil's home: the journey card before the diagnostic, figures and practice after it (A§4.6). */
export default function StudentHome() {
  usePageTitle('Dashboard');
  const user = useUser();
  const dashboard = useQuery(dashboardQuery(user.gradeLevel));
  const stats = useQuery(statsQuery);
  const proficiency = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
  const assessments = useQuery(assessmentsQuery);
  const start = useStartAssessment();

  const failed = [dashboard, stats, proficiency, assessments].find((query) => query.isError && !query.data);
  const retry = (): void => {
    for (const query of [dashboard, stats, proficiency, assessments]) if (query.isError) void query.refetch();
  };

  return (
    <div className="home">
      <div className="home__greeting">
        <Fox size={76} />
        <div>
          <h1>Welcome back {capitalised(user.username)}!</h1>
          {dashboard.data && dashboard.data.stats.currentStreak > 0 && (
            <p className="note">
              {dashboard.data.stats.currentStreak === 1
                ? 'You practised today. Well done!'
                : `${dashboard.data.stats.currentStreak} days of practice in a row.`}
            </p>
          )}
        </div>
      </div>
      {failed ? (
        <ErrorPanel title="Failed to Load Dashboard" error={failed.error} onRetry={retry} />
      ) : dashboard.data && stats.data && proficiency.data && assessments.data ? (
        dashboard.data.hasCompletedDiagnostic ? (
          <>
            <ScoreCard percent={stats.data.overallPerformance} />
            <ProgressTiles
              assessmentsThisWeek={stats.data.assessmentsThisWeek}
              overall={proficiency.data.overallPerformance}
            />
            <div className="home__columns">
              <AdaptiveCard
                open={assessments.data.find(
                  (each) => each.type === 'adaptive' && each.status === 'in-progress',
                )}
                onStart={() => start.mutate('adaptive')}
                busy={start.isPending}
              />
              <RecentAssessments assessments={assessments.data} />
            </div>
          </>
        ) : (
          <JourneyCard
            gradeLevel={user.gradeLevel}
            open={assessments.data.find((each) => each.id === dashboard.data.openDiagnosticId)}
            isOpen={dashboard.data.openDiagnosticId !== null}
            onStart={() => start.mutate('diagnostic')}
            busy={start.isPending}
          />
        )
      ) : (
        <Skeleton heights={[120, 110, 220, 220]} label="Loading your dashboard" />
      )}
      {start.isPending && <LoadingOverlay message="Fox is getting your questions ready" />}
    </div>
  );
}

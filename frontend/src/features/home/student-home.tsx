import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/user-context.js';
import { ErrorPanel } from '../../components/error-panel.js';
import { Fox } from '../../components/fox.js';
import { LoadingOverlay } from '../../components/loading-overlay.js';
import { Skeleton } from '../../components/skeleton.js';
import { usePageTitle } from '../../lib/page-title.js';
import { assessmentsQuery } from '../assessment/assessment.api.js';
import { KeptPapers } from '../assessment/kept-papers.js';
import { reviewStatusQuery } from '../practice-choice/practice.api.js';
import { useTargetedPractice, useWeeklyReview } from '../practice-choice/use-practice.js';
import { ZoomInDialog } from '../practice-choice/zoom-in-dialog.js';
import { badgesQuery } from '../badges/badges.api.js';
import { BadgesCard } from '../badges/badges-card.js';
import { LearningCalendar } from '../calendar/learning-calendar.js';
import { ActionTiles } from './action-tiles.js';
import { ContinuePanel } from './continue-panel.js';
import { dashboardQuery, proficiencyQuery, statsQuery } from './home.api.js';
import { JourneyCard } from './journey-card.js';
import { ProgressTiles } from './progress-tiles.js';
import { RecentAssessments } from './recent-assessments.js';
import { ScoreCard } from './score-card.js';
import { useStartAssessment } from './use-start-assessment.js';
import './student-home.css';

/** The dialog closes this long before the overlay shows (A§4.5). */
const CLOSE_MS = 200;

/** `mei` → `Mei` (A§2.4). */
function capitalised(username: string): string {
  return username.charAt(0).toUpperCase() + username.slice(1);
}

/** Days in a row, or what today would keep; nothing to say on the first day. */
function streakText({
  currentStreak,
  streakAtRisk,
}: {
  currentStreak: number;
  streakAtRisk: number;
}): string {
  if (currentStreak > 1) return `${currentStreak} days of practice in a row.`;
  if (currentStreak === 1) return 'You practised today. Well done!';
  return streakAtRisk > 1 ? `${streakAtRisk} days! Practise today to keep it.` : '';
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
  const targeted = useTargetedPractice();
  const weekly = useWeeklyReview();
  const review = useQuery(reviewStatusQuery);
  const badges = useQuery(badgesQuery(user.userId));
  const [zoomsIn, setZoomsIn] = useState(false);
  const isMaking = start.isPending || targeted.isPending || weekly.isPending;

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
          {dashboard.data && <p className="note">{streakText(dashboard.data.stats)}</p>}
        </div>
      </div>
      {failed ? (
        <>
          <ErrorPanel title="Failed to Load Dashboard" error={failed.error} onRetry={retry} />
          <KeptPapers />
        </>
      ) : dashboard.data && stats.data && proficiency.data && assessments.data ? (
        dashboard.data.hasCompletedDiagnostic ? (
          <>
            <ScoreCard percent={stats.data.overallPerformance} />
            <ProgressTiles
              assessmentsThisWeek={stats.data.assessmentsThisWeek}
              overall={proficiency.data.overallPerformance}
            />
            <ContinuePanel assessments={assessments.data} />
            <ActionTiles
              busy={isMaking}
              onAdaptive={() => start.mutate('adaptive')}
              onTargeted={() => setZoomsIn(true)}
              onReview={() => weekly.mutate()}
              toReview={review.data ? review.data.mistakes + review.data.due : null}
              isReviewOpen={review.data?.unlocked ?? true}
            />
            <LearningCalendar assessments={assessments.data} now={new Date()} />
            <div className="home__columns">
              <RecentAssessments assessments={assessments.data} />
              {badges.data && <BadgesCard badges={badges.data} />}
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
      {zoomsIn && (
        <ZoomInDialog
          gradeLevel={user.gradeLevel}
          onClose={() => setZoomsIn(false)}
          onGenerate={(focus) => {
            setZoomsIn(false);
            // The dialog has to be gone before the overlay takes the focus (A§4.5).
            setTimeout(() => targeted.mutate(focus), CLOSE_MS);
          }}
        />
      )}
      {isMaking && <LoadingOverlay message="Fox is getting your questions ready" />}
    </div>
  );
}

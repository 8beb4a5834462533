import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { serverNow } from '../../shared/api/server-clock.js';
import { KeptPapers, LearningCalendar } from '../../entities/paper/index.js';
import {
  PupilJourney,
  reviewStatusQuery,
  useWaysIn,
  type WaysIn,
} from '../../features/start-practice/index.js';
import { CorrectionMessages } from '../../features/dismiss-correction/index.js';
import { LinkAsked } from '../../features/link-child/index.js';
import { NoticeBanners } from '../../features/dismiss-notice/index.js';
import { ContinuePanel } from '../../features/continue-paper/index.js';
import { Greeting, usePupilFigures } from '../../entities/pupil/index.js';
import { ProgressOverviewCard } from './progress-overview-card.js';
import '../../shared/ui/student-home.css';

/** A pupil's dashboard: what can be started, what is open, which days were practised, how far the pupil is (HOME-1). */
export default function ChildDashboard() {
  usePageTitle('Dashboard');
  const user = useUser();
  const loaded = usePupilFigures();
  const ways = useWaysIn();
  const figures = loaded.state === 'ready' ? loaded.figures : undefined;
  return (
    <div className="home">
      <Greeting title={`Hi ${user.firstName || user.username}!`} figures={figures} />
      <NoticeBanners />
      <LinkAsked />
      <CorrectionMessages />
      {loaded.state === 'failed' ? (
        <>
          <ErrorPanel title="Failed to Load Dashboard" error={loaded.error} onRetry={loaded.retry} />
          <KeptPapers />
        </>
      ) : figures ? (
        <>
          {!figures.dashboard.hasCompletedDiagnostic && <PupilJourney figures={figures} ways={ways} />}
          <DashboardButtons ways={ways} isMain={figures.dashboard.hasCompletedDiagnostic} />
          <ContinuePanel assessments={figures.assessments} showsEmpty />
          <LearningCalendar assessments={figures.assessments} now={new Date(serverNow())} />
          <ProgressOverviewCard />
        </>
      ) : (
        <Skeleton heights={[[3, 56], 80, 180, 220]} label="Loading your dashboard" />
      )}
      {ways.layer}
    </div>
  );
}

/** Start, zoom in, review. Before the diagnostic the journey card is the one thing to do, and these stand back. */
function DashboardButtons({ ways, isMain }: { ways: WaysIn; isMain: boolean }) {
  const navigate = useNavigate();
  const review = useQuery(reviewStatusQuery);
  const reasonId = useId();
  // While this is not known, the server decides (HOME-2).
  const isLocked = review.data ? !review.data.unlocked : !review.isError;
  return (
    <div className="home__buttons">
      <Button
        tone={isMain ? 'primary' : 'plain'}
        large
        disabled={ways.busy}
        onClick={() => void navigate('/assessment-selection')}
      >
        Start Assessment
      </Button>
      <Button large disabled={ways.busy} onClick={() => ways.zoomIn()}>
        Zoom In
      </Button>
      <Button
        large
        disabled={ways.busy || isLocked}
        aria-describedby={isLocked ? reasonId : undefined}
        onClick={ways.startReview}
      >
        Review Assessment
      </Button>
      {review.data && isLocked && (
        <p id={reasonId} className="note">
          Review opens when you have completed an assessment this week.
        </p>
      )}
    </div>
  );
}

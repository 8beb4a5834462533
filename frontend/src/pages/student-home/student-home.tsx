import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { KeptPapers } from '../../entities/paper/index.js';
import { BadgesCard, badgesQuery } from '../../entities/badge/index.js';
import { CorrectionMessages } from '../../features/dismiss-correction/index.js';
import { LinkAsked } from '../../features/link-child/index.js';
import { NoticeBanners } from '../../features/dismiss-notice/index.js';
import { ActionTiles } from './action-tiles.js';
import { ContinuePanel } from '../../features/continue-paper/index.js';
import { Greeting, type PupilFigures, usePupilFigures } from '../../entities/pupil/index.js';
import { PupilJourney, useWaysIn, type WaysIn } from '../../features/start-practice/index.js';
import { ProgressTiles } from './progress-tiles.js';
import { RecentAssessments } from './recent-assessments.js';
import { ScoreCard } from './score-card.js';
import '../../shared/ui/student-home.css';

/** `mei` → `Mei` (HOME-1). */
function capitalised(username: string): string {
  return username.charAt(0).toUpperCase() + username.slice(1);
}

/** A pupil's home: the journey card before the diagnostic, figures and practice after it (HOME-2). */
export default function StudentHome() {
  usePageTitle('Dashboard');
  const user = useUser();
  const loaded = usePupilFigures();
  const ways = useWaysIn();
  const figures = loaded.state === 'ready' ? loaded.figures : undefined;
  return (
    <div className="home">
      <Greeting title={`Welcome back ${capitalised(user.username)}!`} figures={figures} />
      <NoticeBanners />
      <LinkAsked />
      <CorrectionMessages />
      {loaded.state === 'failed' ? (
        <>
          <ErrorPanel title="Failed to Load Dashboard" error={loaded.error} onRetry={loaded.retry} />
          <KeptPapers />
        </>
      ) : figures ? (
        <Sections figures={figures} ways={ways} />
      ) : (
        <Skeleton heights={[110, [4, 230], 110]} label="Loading your dashboard" />
      )}
      {ways.layer}
    </div>
  );
}

function Sections({ figures, ways }: { figures: PupilFigures; ways: WaysIn }) {
  const user = useUser();
  const badges = useQuery(badgesQuery(user.userId));
  return (
    <>
      {figures.dashboard.hasCompletedDiagnostic ? (
        <>
          <ScoreCard percent={figures.stats.overallPerformance} />
          <ContinuePanel assessments={figures.assessments} />
          <ActionTiles ways={ways} />
          <ProgressTiles
            assessmentsThisWeek={figures.stats.assessmentsThisWeek}
            overall={figures.proficiency.overallPerformance}
          />
        </>
      ) : (
        <PupilJourney figures={figures} ways={ways} />
      )}
      <div className="home__columns">
        <RecentAssessments assessments={figures.assessments} />
        {badges.data && <BadgesCard badges={badges.data} />}
      </div>
    </>
  );
}

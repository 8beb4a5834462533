import type { Rewards } from '@sumfox/contracts/assessment/rewards.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { Navigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { isNewcomer } from '../../shared/lib/newcomer.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { KeptPapers, keptPapersQuery } from '../../entities/paper/index.js';
import { BadgesCard } from '../../entities/badge/index.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { rewardsQuery } from '../../entities/reward/index.js';
import { CorrectionMessages } from '../../features/dismiss-correction/index.js';
import { FromGrownUps } from '../../features/keep-goal/index.js';
import { LinkAsked } from '../../features/link-child/index.js';
import { NoticeBanners } from '../../features/dismiss-notice/index.js';
import { NewAward } from '../../features/show-award/index.js';
import { HomeStage } from '../../features/play-today/index.js';
import { ContinuePanel } from '../../features/continue-paper/index.js';
import { type PupilFigures, StreakText, usePupilFigures } from '../../entities/pupil/index.js';
import { PupilJourney, useWaysIn, type WaysIn } from '../../features/start-practice/index.js';
import { ActionTiles } from './action-tiles.js';
import { DashboardSections } from './dashboard-sections.lazy.js';
import { LookCard } from './look-card.js';
import { ProgressTiles } from './progress-tiles.js';
import { RecentAssessments } from './recent-assessments.js';
import { ScoreCard } from './score-card.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';
import '../../shared/ui/student-home.css';

/** Under which address the home is shown: the greeting and what stands below the first screen are the address's. */
export type HomeAddress = 'home' | 'dashboard';

/** `mei` → `Mei` (HOME-1). */
function capitalised(username: string): string {
  return username.charAt(0).toUpperCase() + username.slice(1);
}

/** A pupil's home: one first screen with one Play key, and below it what each address specifies (HOME-1, HOME-13). */
export default function StudentHome({ address }: { address: HomeAddress }) {
  const t = useMessages(STUDENT_HOME);
  usePageTitle(t.dashboard);
  const user = useUser();
  const loaded = usePupilFigures();
  const rewards = useQuery(rewardsQuery(user.userId));
  const ways = useWaysIn();
  const figures = loaded.state === 'ready' ? loaded.figures : undefined;
  // What stands below the first screen is made in slices once that is there.
  const figuresBelow = useDeferredValue(figures);
  // What failed since does not stand below its failure.
  const below = loaded.state === 'failed' ? undefined : figuresBelow;
  const rewardsBelow = useDeferredValue(rewards.data);
  const [{ place }] = useLook();
  // An account that was made in this browser begins with its look.
  if (isNewcomer(user.username)) return <Navigate to="/my-look" replace />;
  const greeting =
    address === 'home'
      ? t.welcomeBack({ capitalised: capitalised(user.username) })
      : t.hi({ name: user.callName });
  const skeleton = <Skeleton heights={[110, [4, 230], 110]} label={t.loadingYourDashboard} />;
  return (
    <div className="home">
      <HomeStage
        greeting={greeting}
        scene={sceneOf(place)}
        figures={figures}
        rewards={rewards.data}
        ways={ways}
        gift={rewards.data && <NewAward badges={rewards.data.badges} />}
        trouble={loaded.state === 'failed' && <HomeTrouble error={loaded.error} onRetry={loaded.retry} />}
      />
      <div className="home__below">
        <NoticeBanners />
        <LinkAsked />
        {below && <FromGrownUps assessments={below.assessments} goal={below.dashboard.goal} />}
        <LookCard />
        <CorrectionMessages />
        {below ? (
          <>
            <StreakText figures={below} />
            {address === 'home' ? (
              <HomeSections figures={below} rewards={rewardsBelow} ways={ways} />
            ) : (
              <Suspense fallback={skeleton}>
                <DashboardSections figures={below} ways={ways} />
              </Suspense>
            )}
          </>
        ) : (
          loaded.state !== 'failed' && skeleton
        )}
      </div>
      {ways.layer}
    </div>
  );
}

/** What can be worked on all the same, and below it why the rest is not there. */
function HomeTrouble(props: { error: unknown; onRetry: () => void }) {
  const t = useMessages(STUDENT_HOME);
  const kept = useQuery(keptPapersQuery(useUser().userId));
  const hasKept = kept.data !== undefined && kept.data.length > 0;
  return (
    <div className="home__trouble">
      <KeptPapers />
      <ErrorPanel title={t.failedToLoadDashboard} isPart={hasKept} {...props} />
    </div>
  );
}

interface SectionsProps {
  figures: PupilFigures;
  ways: WaysIn;
}

function HomeSections({ figures, rewards, ways }: SectionsProps & { rewards: Rewards | undefined }) {
  const hasDiagnostic = figures.dashboard.hasCompletedDiagnostic;
  return (
    <>
      {!hasDiagnostic && <PupilJourney figures={figures} ways={ways} />}
      <ScoreCard percent={figures.stats.overallPerformance} fall={rewards?.scoreFall ?? null} />
      {hasDiagnostic && (
        <>
          <ContinuePanel assessments={figures.assessments} />
          <ActionTiles ways={ways} />
          <ProgressTiles
            assessmentsThisWeek={figures.stats.assessmentsThisWeek}
            overall={figures.proficiency.overallPerformance}
          />
        </>
      )}
      <div className="home__columns">
        <RecentAssessments assessments={figures.assessments} />
        {rewards && <BadgesCard badges={rewards.badges} />}
      </div>
    </>
  );
}

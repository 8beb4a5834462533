import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { type Axis, proficiencyQuery, withPlainNames } from '../../entities/progress/index.js';
import { rewardsQuery } from '../../entities/reward/index.js';
import { MakingOverlay, useTargetedPractice } from '../../features/start-practice/index.js';
import { ActivityPanel } from './activity-panel.js';
import { AxisList } from './axis-list.js';
import { NextBand } from './next-band.js';
import { NothingYet } from './nothing-yet.js';
import { PastPanel } from './past-panel.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_PROGRESS } from './my-progress.messages.js';
import './my-progress-page.css';

const readTabs = () =>
  [
    { id: 'concepts', label: MY_PROGRESS.get().concepts },
    { id: 'problem-solving', label: MY_PROGRESS.get().problemSolving },
    { id: 'activity', label: MY_PROGRESS.get().activity },
    { id: 'past', label: MY_PROGRESS.get().pastAssessments },
  ] as const;
type TabId = ReturnType<typeof readTabs>[number]['id'];

/** Both axes of mastery, the last week, and the papers behind them (RESULT-4). Adults have no figures here (RESULT-5). */
export default function MyProgressPage() {
  const t = useMessages(MY_PROGRESS);
  usePageTitle(t.myLearningProgress);
  return useUser().role === 'child' ? <PupilProgress /> : <NoPupil />;
}

function NoPupil() {
  const t = useMessages(MY_PROGRESS);
  return (
    <StatePanel
      title={t.myLearningProgress}
      level={1}
      face="hello"
      action={
        <Link className="action action--primary" to="/dashboard">
          {t.goToTheDashboard}
        </Link>
      }
    >
      {t.pupilsSeeHereHow}
    </StatePanel>
  );
}

function PupilProgress() {
  const t = useMessages(MY_PROGRESS);
  const { userId } = useUser();
  const rewards = useQuery(rewardsQuery(userId));
  const [search, setSearch] = useSearchParams();
  // The band has the yellow key of the page, and is expected until it is known; without it a part that failed has it.
  const hasBand = rewards.isPending || Boolean(rewards.data?.places.some(({ answers }) => answers > 0));
  const tab: TabId = readTabs().find((each) => each.id === search.get('tab'))?.id ?? 'concepts';
  return (
    <div className="my-progress">
      <div className="my-progress__head">
        <h1>{t.myLearningProgress}</h1>
        <Link className="action action--quiet" to="/my-mistakes">
          <NotebookPen size={22} aria-hidden /> {t.myMistakes}
        </Link>
      </div>
      {rewards.data && <NextBand rewards={rewards.data} />}
      <TabList
        label={t.myProgress}
        tabs={readTabs()}
        active={tab}
        onChoose={(id) => setSearch({ tab: id }, { replace: true })}
      />
      <section
        className={tab === 'past' || tab === 'activity' ? 'card my-progress__panel' : 'my-progress__panel'}
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        tabIndex={0}
      >
        {tab === 'past' ? (
          <PastPanel isPart={hasBand} />
        ) : tab === 'activity' ? (
          <ActivityPanel isPart={hasBand} />
        ) : (
          <AxisPanel key={tab} axis={tab} places={rewards.data?.places ?? []} isPart={hasBand} />
        )}
      </section>
    </div>
  );
}

function AxisPanel(props: { axis: Axis; places: readonly Place[]; isPart: boolean }) {
  const { axis, places, isPart } = props;
  const t = useMessages(MY_PROGRESS);
  const user = useUser();
  const query = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
  const targeted = useTargetedPractice();
  if (query.isPending) return <Skeleton heights={[44, 44, 44, 44, 44]} />;
  if (query.isError)
    return (
      <ErrorPanel
        isPart={isPart}
        title={t.yourProgressCouldNot}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const records: readonly AxisRecord[] =
    axis === 'concepts'
      ? query.data.individualSubStrands
      : withPlainNames(query.data.individualHeuristics, user.gradeLevel);
  if (records.every((record) => record.questionsAttempted === 0))
    return <NothingYet title={t.yourBarsStartWith} />;
  return (
    <>
      <AxisList
        axis={axis}
        records={records}
        places={places}
        busy={targeted.isPending}
        onPractise={({ id }) =>
          targeted.mutate(
            axis === 'concepts'
              ? { subStrandIds: [id], heuristicIds: [] }
              : { subStrandIds: [], heuristicIds: HEURISTIC_IDS.filter((each) => each === id) },
          )
        }
      />
      <MakingOverlay of={[targeted]} />
    </>
  );
}

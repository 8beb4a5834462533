import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { LoadingOverlay } from '../../shared/ui/loading-overlay.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { type Axis, proficiencyQuery, withPlainNames } from '../../entities/progress/index.js';
import { useTargetedPractice } from '../../features/start-practice/index.js';
import { ActivityPanel } from './activity-panel.js';
import { AxisList } from './axis-list.js';
import { NothingYet } from './nothing-yet.js';
import { PastPanel } from './past-panel.js';
import { TabList } from '../../shared/ui/tab-list.js';
import './my-progress-page.css';

const TABS = [
  { id: 'concepts', label: 'Concepts' },
  { id: 'problem-solving', label: 'Problem-Solving' },
  { id: 'activity', label: 'Activity' },
  { id: 'past', label: 'Past Assessments' },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** Both axes of mastery, the last week, and the papers behind them (RESULT-4). Adults have no figures here (RESULT-5). */
export default function MyProgressPage() {
  usePageTitle('My Learning Progress');
  return useUser().role === 'child' ? <PupilProgress /> : <NoPupil />;
}

function NoPupil() {
  return (
    <StatePanel
      title="My Learning Progress"
      level={1}
      face="hello"
      action={
        <Link className="action action--primary" to="/dashboard">
          Go to the dashboard
        </Link>
      }
    >
      Pupils see here how they grow. Your account has no practice of its own.
    </StatePanel>
  );
}

function PupilProgress() {
  const [search, setSearch] = useSearchParams();
  const tab: TabId = TABS.find((each) => each.id === search.get('tab'))?.id ?? 'concepts';
  return (
    <div className="progress">
      <div className="progress__head">
        <h1>My Learning Progress</h1>
        <Link className="action action--quiet" to="/my-mistakes">
          <NotebookPen size={22} aria-hidden /> My Mistakes
        </Link>
      </div>
      <TabList
        label="My progress"
        tabs={TABS}
        active={tab}
        onChoose={(id) => setSearch({ tab: id }, { replace: true })}
      />
      <section
        className="card progress__panel"
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        tabIndex={0}
      >
        {tab === 'past' ? (
          <PastPanel />
        ) : tab === 'activity' ? (
          <ActivityPanel />
        ) : (
          <AxisPanel key={tab} axis={tab} />
        )}
      </section>
    </div>
  );
}

function AxisPanel({ axis }: { axis: Axis }) {
  const user = useUser();
  const query = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
  const targeted = useTargetedPractice();
  if (query.isPending) return <Skeleton heights={[44, 44, 44, 44, 44]} />;
  if (query.isError)
    return (
      <ErrorPanel
        title="Your progress could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const records: readonly AxisRecord[] =
    axis === 'concepts'
      ? query.data.individualSubStrands
      : withPlainNames(query.data.individualHeuristics, user.gradeLevel);
  if (records.every((record) => record.questionsAttempted === 0))
    return <NothingYet title="Your bars start with your first answers" />;
  return (
    <>
      <AxisList
        axis={axis}
        records={records}
        busy={targeted.isPending}
        onPractise={({ id }) =>
          targeted.mutate(
            axis === 'concepts'
              ? { subStrandIds: [id], heuristicIds: [] }
              : { subStrandIds: [], heuristicIds: [id] },
          )
        }
      />
      {targeted.isPending && <LoadingOverlay message="Fox is getting your questions ready" />}
    </>
  );
}

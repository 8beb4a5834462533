import type { AxisRecord } from '@product/contracts/assessment/progress.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../app/user-context.js';
import { ErrorPanel } from '../../components/error-panel.js';
import { Skeleton } from '../../components/skeleton.js';
import { StatePanel } from '../../components/state-panel.js';
import { usePageTitle } from '../../lib/page-title.js';
import { assessmentsQuery } from '../assessment/assessment.api.js';
import { AssessmentRow } from '../assessment/assessment-row.js';
import { proficiencyQuery } from '../home/home.api.js';
import { AxisBars } from './axis-bars.js';
import { TabList } from './tab-list.js';
import './my-progress-page.css';

const TABS = [
  { id: 'concepts', label: 'Concepts' },
  { id: 'problem-solving', label: 'Problem-Solving' },
  { id: 'past', label: 'Past Assessments' },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** Past assessments shown (A§9). */
const PAST = 10;

/** Both axes of mastery as bars, and the papers behind them (A§2.12). */
export default function MyProgressPage() {
  usePageTitle('My Learning Progress');
  const [search, setSearch] = useSearchParams();
  const tab: TabId = TABS.find((each) => each.id === search.get('tab'))?.id ?? 'concepts';
  return (
    <div className="progress">
      <h1>My Learning Progress</h1>
      <TabList
        label="My progress"
        tabs={TABS}
        active={tab}
        onChoose={(id) => setSearch({ tab: id }, { replace: true })}
      />
      <section
        className="card"
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        tabIndex={0}
      >
        {tab === 'past' ? <PastAssessments /> : <AxisPanel axis={tab} />}
      </section>
    </div>
  );
}

function AxisPanel({ axis }: { axis: 'concepts' | 'problem-solving' }) {
  const user = useUser();
  const query = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
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
    axis === 'concepts' ? query.data.individualSubStrands : query.data.individualHeuristics;
  return <AxisBars records={records} />;
}

function PastAssessments() {
  const query = useQuery(assessmentsQuery);
  if (query.isPending) return <Skeleton heights={[60, 60, 60]} />;
  if (query.isError)
    return (
      <ErrorPanel
        title="Failed to load assessments"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const past = query.data.slice(0, PAST);
  if (past.length === 0)
    return (
      <StatePanel
        title="No assessments yet"
        face="hello"
        action={
          <Link className="action action--primary" to="/">
            Go to your first one
          </Link>
        }
      />
    );
  return (
    <ul className="assessment-rows">
      {past.map((assessment) => (
        <AssessmentRow key={assessment.id} assessment={assessment} />
      ))}
    </ul>
  );
}

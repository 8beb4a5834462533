import { useQuery } from '@tanstack/react-query';
import { useIsYoung } from '../../entities/account/index.js';
import { LineChart } from '../../shared/ui/charts/line-chart.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { AssessmentRow, assessmentsQuery } from '../../entities/paper/index.js';
import { NothingYet } from './nothing-yet.js';

/** Past assessments shown (RESULT-4). */
const PAST = 10;

const DAY = new Intl.DateTimeFormat('en-SG', { day: 'numeric', month: 'short', timeZone: 'Asia/Singapore' });

/** The latest ten: review the finished ones, resume the others (RESULT-4). */
export function PastPanel() {
  const isYoung = useIsYoung();
  const assessments = useQuery(assessmentsQuery);
  if (assessments.isPending) return <Skeleton heights={[60, 60, 60]} />;
  if (assessments.isError)
    return (
      <ErrorPanel
        title="Failed to load assessments"
        error={assessments.error}
        onRetry={() => void assessments.refetch()}
      />
    );
  const past = assessments.data.slice(0, PAST);
  if (past.length === 0) return <NothingYet title="No assessments yet" />;
  const scores = past
    .flatMap(({ score, completedAt }) =>
      score !== null && completedAt !== null ? [{ score, completedAt }] : [],
    )
    .toSorted((a, b) => a.completedAt.localeCompare(b.completedAt));
  return (
    <>
      {scores.length > 1 && !isYoung && (
        <>
          <h2>Your scores</h2>
          <LineChart
            label="Scores of your latest assessments"
            points={scores.map(({ score, completedAt }) => ({
              label: DAY.format(new Date(completedAt)),
              percent: score,
            }))}
          />
        </>
      )}
      <ul className="assessment-rows">
        {past.map((assessment) => (
          <AssessmentRow key={assessment.id} assessment={assessment} />
        ))}
      </ul>
    </>
  );
}

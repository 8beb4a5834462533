import { useQuery } from '@tanstack/react-query';
import { useIsYoung } from '../../entities/account/index.js';
import { LineChart } from '../../shared/ui/charts/line-chart.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { AssessmentRow, assessmentsQuery } from '../../entities/paper/index.js';
import { NothingYet } from './nothing-yet.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_PROGRESS } from './my-progress.messages.js';
import { dateFormat } from '../../shared/messages/language.js';

/** Past assessments shown (RESULT-4). */
const PAST = 10;

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** The latest ten: review the finished ones, resume the others (RESULT-4). */
export function PastPanel({ isPart }: { isPart: boolean }) {
  const t = useMessages(MY_PROGRESS);
  const isYoung = useIsYoung();
  const assessments = useQuery(assessmentsQuery);
  if (assessments.isPending) return <Skeleton heights={[60, 60, 60]} />;
  if (assessments.isError)
    return (
      <ErrorPanel
        isPart={isPart}
        title={t.failedToLoadAssessments}
        error={assessments.error}
        onRetry={() => void assessments.refetch()}
      />
    );
  const past = assessments.data.slice(0, PAST);
  if (past.length === 0) return <NothingYet title={t.noAssessmentsYet} />;
  const scores = past
    .flatMap(({ score, completedAt }) =>
      score !== null && completedAt !== null ? [{ score, completedAt }] : [],
    )
    .toSorted((a, b) => a.completedAt.localeCompare(b.completedAt));
  return (
    <>
      {scores.length > 1 && !isYoung && (
        <>
          <h2>{t.yourScores}</h2>
          <LineChart
            label={t.scoresOfYourLatest}
            points={scores.map(({ score, completedAt }) => ({
              label: dateFormat(DAY).format(new Date(completedAt)),
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

import type { GradeLevel } from '@sumfox/curriculum/grades';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DayBars } from '../../shared/ui/charts/day-bars.js';
import { LineChart } from '../../shared/ui/charts/line-chart.js';
import { Button } from '../../shared/ui/button.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { shortDayText } from '../../shared/lib/moments.js';
import { activityQuery, countText, sumDays, toDayBars } from '../../entities/progress/index.js';
import { childTrendQuery } from '../../entities/child/index.js';

/** How a child's score grew in the grade, and what the last seven days brought. */
export function GrowthCharts({ childId, gradeLevel }: { childId: string; gradeLevel: GradeLevel }) {
  return (
    <div className="child-progress__pair">
      <Growth childId={childId} gradeLevel={gradeLevel} />
      <LastDays childId={childId} />
    </div>
  );
}

function Growth({ childId, gradeLevel }: { childId: string; gradeLevel: GradeLevel }) {
  const trend = useQuery(childTrendQuery(childId));
  return (
    <ChartCard title="Progress over time" status={trend.status} onRetry={() => void trend.refetch()}>
      {trend.data?.length === 0 ? (
        <p className="note">No marks in {gradeLevel} yet.</p>
      ) : (
        <>
          <LineChart
            label="Score day by day"
            points={(trend.data ?? []).map(({ date, percent }) => ({ label: shortDayText(date), percent }))}
          />
          <p className="note">All marks in {gradeLevel} up to each day.</p>
        </>
      )}
    </ChartCard>
  );
}

function LastDays({ childId }: { childId: string }) {
  const { data: days = [], status, refetch } = useQuery(activityQuery(childId));
  const sum = sumDays(days);
  return (
    <ChartCard title="Last 7 days" status={status} onRetry={() => void refetch()}>
      {sum.days === 0 ? (
        <p className="note">No practice in the last 7 days.</p>
      ) : (
        <>
          <p>
            {countText(sum.questions, 'question')} on {countText(sum.days, 'day')},{' '}
            {countText(sum.minutes, 'minute')}
          </p>
          <DayBars label={`${countText(sum.questions, 'question')} by day`} days={toDayBars(days)} />
          <p className="note chart-key" aria-hidden="true">
            <i className="chart-key__filled" /> right <i className="chart-key__rest" /> answered
          </p>
        </>
      )}
    </ChartCard>
  );
}

/** A chart that stands for itself: its failing takes nothing else from the page. */
function ChartCard(props: {
  title: string;
  status: 'pending' | 'error' | 'success';
  onRetry: () => void;
  children: ReactNode;
}) {
  const { title, status, onRetry, children } = props;
  return (
    <section className="card child-progress__part">
      <h2>{title}</h2>
      {status === 'pending' ? (
        <Skeleton heights={[160]} label={`Loading ${title}`} />
      ) : status === 'error' ? (
        <div className="child-progress__failed" role="alert">
          <p>This could not be loaded just now.</p>
          <Button onClick={onRetry}>
            Try Again<span className="visually-hidden"> to load {title}</span>
          </Button>
        </div>
      ) : (
        children
      )}
    </section>
  );
}

import type { GradeLevel } from '@sumfox/curriculum/grades';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DayBars } from '../../shared/ui/charts/day-bars.js';
import { LineChart } from '../../shared/ui/charts/line-chart.js';
import { Button } from '../../shared/ui/button.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { shortDayText } from '../../shared/messages/moments.js';
import { activityQuery, sumDays, toDayBars } from '../../entities/progress/index.js';
import { childTrendQuery } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHILD_PROGRESS } from './child-progress.messages.js';
import { countText } from '../../shared/messages/count-text.js';

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
  const t = useMessages(CHILD_PROGRESS);
  const trend = useQuery(childTrendQuery(childId));
  return (
    <ChartCard title={t.progressOverTime} status={trend.status} onRetry={() => void trend.refetch()}>
      {trend.data?.length === 0 ? (
        <p className="note">{t.noMarksInYet({ gradeLevel })}</p>
      ) : (
        <>
          <LineChart
            label={t.scoreDayByDay}
            points={(trend.data ?? []).map(({ date, percent }) => ({ label: shortDayText(date), percent }))}
          />
          <p>{trendWords(trend.data ?? [])}</p>
          <p className="note">{t.allMarksInUp({ gradeLevel })}</p>
        </>
      )}
    </ChartCard>
  );
}

/** The change in one sentence, to be read aloud before the line. */
function trendWords(points: ReadonlyArray<{ date: string; percent: number }>): string {
  const t = CHILD_PROGRESS.get();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const values = { from: first.percent, to: last.percent, day: shortDayText(first.date) };
  if (first.percent === last.percent) return t.trendSame(values);
  return first.percent < last.percent ? t.trendRose(values) : t.trendFell(values);
}

function LastDays({ childId }: { childId: string }) {
  const t = useMessages(CHILD_PROGRESS);
  const { data: days = [], status, refetch } = useQuery(activityQuery(childId));
  const sum = sumDays(days);
  return (
    <ChartCard title={t.last7Days} status={status} onRetry={() => void refetch()}>
      {sum.days === 0 ? (
        <p className="note">{t.noPracticeInThe}</p>
      ) : (
        <>
          <p>
            {t.on({
              questions: countText(sum.questions, 'question'),
              days: countText(sum.days, 'day'),
              minutes: countText(sum.minutes, 'minute'),
            })}
          </p>
          <DayBars
            label={t.byDay({ questions: countText(sum.questions, 'question') })}
            days={toDayBars(days)}
          />
          <p className="note chart-key" aria-hidden="true">
            <i className="chart-key__filled" /> {t.right} <i className="chart-key__rest" /> {t.answered}
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
  const t = useMessages(CHILD_PROGRESS);
  const { title, status, onRetry, children } = props;
  return (
    <section className="card child-progress__part">
      <h2>{title}</h2>
      {status === 'pending' ? (
        <Skeleton heights={[160]} label={t.loadingChart({ title })} />
      ) : status === 'error' ? (
        <div className="child-progress__failed" role="alert">
          <p>{t.thisCouldNotBe}</p>
          <Button onClick={onRetry}>
            {t.tryAgain}
            <span className="visually-hidden"> {t.toLoad({ title })}</span>
          </Button>
        </div>
      ) : (
        children
      )}
    </section>
  );
}

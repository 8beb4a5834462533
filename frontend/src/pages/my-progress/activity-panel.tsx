import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { DayBars } from '../../shared/ui/charts/day-bars.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { NothingYet } from './nothing-yet.js';
import { activityQuery, countText, sumDays, toDayBars } from '../../entities/progress/index.js';

/** The last seven days: how much was answered, how much was right, and the time spent (RESULT-4). */
export function ActivityPanel() {
  const { userId } = useUser();
  const activity = useQuery(activityQuery(userId));
  if (activity.isPending) return <Skeleton heights={[80, 240]} />;
  if (activity.isError)
    return (
      <ErrorPanel
        title="Your activity could not be loaded"
        error={activity.error}
        onRetry={() => void activity.refetch()}
      />
    );
  const sum = sumDays(activity.data);
  if (sum.days === 0) return <NothingYet title="No practice in the last 7 days" />;
  return (
    <>
      <h2>Your last 7 days</h2>
      <ul className="figures">
        <li>
          <b>{sum.questions}</b> answered
        </li>
        <li>
          <b>{sum.right}</b> right
        </li>
        <li>
          <b>{sum.minutes}</b> {sum.minutes === 1 ? 'minute' : 'minutes'}
        </li>
        <li>
          <b>{sum.days}</b> {sum.days === 1 ? 'day' : 'days'} with practice
        </li>
      </ul>
      <DayBars label={`${countText(sum.questions, 'question')} by day`} days={toDayBars(activity.data)} />
      <p className="note chart-key" aria-hidden="true">
        <i className="chart-key__filled" /> right <i className="chart-key__rest" /> answered
      </p>
    </>
  );
}

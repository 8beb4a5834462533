import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { DayBars } from '../../shared/ui/charts/day-bars.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { NothingYet } from './nothing-yet.js';
import { activityQuery, sumDays, toDayBars } from '../../entities/progress/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_PROGRESS } from './my-progress.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';

/** The last seven days: how much was answered, how much was right, and the time spent (RESULT-4). */
export function ActivityPanel({ isPart }: { isPart: boolean }) {
  const t = useMessages(MY_PROGRESS);
  const { userId } = useUser();
  const activity = useQuery(activityQuery(userId));
  if (activity.isPending) return <Skeleton heights={[80, 240]} />;
  if (activity.isError)
    return (
      <ErrorPanel
        isPart={isPart}
        title={t.yourActivityCouldNot}
        error={activity.error}
        onRetry={() => void activity.refetch()}
      />
    );
  const sum = sumDays(activity.data);
  const bold = (words: string) => <b>{words}</b>;
  if (sum.days === 0) return <NothingYet title={t.noPracticeInThe} />;
  return (
    <>
      <h2>{t.yourLast7Days}</h2>
      <ul className="figures">
        <li>
          <RichMessage text={t.answeredCount} parts={{ count: bold }} values={{ count: sum.questions }} />
        </li>
        <li>
          <RichMessage text={t.rightCount} parts={{ count: bold }} values={{ count: sum.right }} />
        </li>
        <li>
          <RichMessage text={t.minutes({ count: sum.minutes })} parts={{ count: bold }} />
        </li>
        <li>
          <RichMessage text={t.daysWithPractice({ count: sum.days })} parts={{ count: bold }} />
        </li>
      </ul>
      <DayBars label={t.questionsByDay({ count: sum.questions })} days={toDayBars(activity.data)} />
      <p className="note chart-key" aria-hidden="true">
        <i className="chart-key__filled" /> {t.right} <i className="chart-key__rest" /> {t.answered}
      </p>
    </>
  );
}

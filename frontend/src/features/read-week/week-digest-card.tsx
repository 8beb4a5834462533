import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import { findActivity } from '@sumfox/curriculum/together/activities';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { watchWords, winWords } from '../../entities/child/index.js';
import { childWeekQuery } from '../../entities/week-digest/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { dayText } from '../../shared/messages/moments.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { READ_WEEK } from './read-week.messages.js';
import { WeeklyMailSwitch } from './weekly-mail-switch.js';

/** A child's last week, as the e-mail of Sunday tells it, and whether that e-mail is on. */
export function WeekDigestCard({ child }: { child: LinkedChild }) {
  const t = useMessages(READ_WEEK);
  const week = useQuery(childWeekQuery(child.userId));
  const name = child.callName;
  if (!week.data)
    return week.isError ? (
      <ErrorPanel
        reader="adult"
        level={2}
        title={t.couldNotLoad({ name })}
        error={week.error}
        onRetry={() => void week.refetch()}
      />
    ) : (
      <Skeleton heights={[180]} label={t.loading} />
    );
  const { digest, until } = week.data;
  const headingId = `week-${child.userId}`;
  return (
    <section className="card week" aria-labelledby={headingId}>
      <h3 id={headingId}>{t.weekOf({ name, day: dayText(until) })}</h3>
      {digest ? (
        <Digest digest={digest} name={name} />
      ) : (
        <p className="note">{t.nothingPractised({ name })}</p>
      )}
      <WeeklyMailSwitch childUserId={child.userId} />
    </section>
  );
}

function Digest({ digest, name }: { digest: WeekDigest; name: string }) {
  const t = useMessages(READ_WEEK);
  const win = winWords(digest.win, name);
  const watch = watchWords(digest.watch);
  const activity = findActivity(digest.activityTopicId);
  return (
    <>
      <p className="note">{daysText(digest)}</p>
      <dl className="week__figures">
        <div>
          <dd>{t.minutes({ minutes: digest.minutes })}</dd>
          <dt>{t.atSumfox}</dt>
        </div>
        <div>
          <dd>{digest.questions}</dd>
          <dt>{t.questions}</dt>
        </div>
        <div>
          <dd>{t.rightOf(digest)}</dd>
          <dt>{t.right}</dt>
        </div>
      </dl>
      <div className="week__finding week__finding--win">
        <h4>{win.title}</h4>
        <p>{win.text}</p>
      </div>
      <div className="week__finding week__finding--watch">
        <h4>{watch.title}</h4>
        <p>{watch.text}</p>
      </div>
      {activity && (
        <div className="week__finding week__finding--together">
          <h4>{t.tenMinutes}</h4>
          <p>
            <b>{/[.?!]$/.test(activity.title) ? activity.title : `${activity.title}.`}</b> {activity.lead}
          </p>
          <Link to={`/together/${digest.activityTopicId}`}>{t.openThePage}</Link>
        </div>
      )}
    </>
  );
}

/** Days of practice, against the goal where it is known. */
function daysText({ days, goalDays }: WeekDigest): string {
  const t = READ_WEEK.get();
  if (goalDays === undefined) return t.practisedOn({ count: days });
  const counts = { days, goal: countText(goalDays, 'day') };
  return days >= goalDays ? t.goalMet(counts) : t.practisedOfGoal(counts);
}

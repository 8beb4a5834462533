import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import { dateFormat } from '../../shared/messages/language.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';

/** The days of this week with practice, against the goal. */
export function WeekDots({ week, goal: { goal } }: Pick<ChildOverview, 'week' | 'goal'>) {
  const t = useMessages(PARENT_HOME);
  const { days, minutes } = week;
  const goalDays = goal.days;
  const [letter, name] = [dateFormat({ weekday: 'narrow' }), dateFormat({ weekday: 'long' })];
  const practised = days.filter(({ questions }) => questions > 0);
  const names = practised.map(({ date }) => name.format(new Date(date)));
  const counts = { days: practised.length, goal: countText(goalDays, 'day') };
  return (
    <div className="kid__week">
      <div
        className="kid__days"
        role="img"
        aria-label={names.length === 0 ? t.noPracticeThisWeek : t.practisedOn({ days: names.join(', ') })}
      >
        {days.map(({ date, questions }) => (
          <i key={date} className={questions > 0 ? 'kid__day kid__day--done' : 'kid__day'}>
            {letter.format(new Date(date))}
          </i>
        ))}
      </div>
      <p className="kid__goal">
        <b>{practised.length >= goalDays ? t.goalMet(counts) : t.goalOpen(counts)}</b>
        <span className="note">
          {t.minutesThisWeek({ minutes: countText(minutes, 'minute'), goal: goal.days * goal.minutes })}
        </span>
      </p>
    </div>
  );
}

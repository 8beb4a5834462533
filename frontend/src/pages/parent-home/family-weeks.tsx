import type { LinkedChild } from '@sumfox/contracts/identity/account';
import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import { useQueries } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { childOverviewQuery } from '../../entities/child/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { dateFormat } from '../../shared/messages/language.js';
import { shortDayText } from '../../shared/messages/moments.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { type CalendarDay, type DayEntry, shortNames, toCalendar } from './family-weeks.rules.js';
import { PARENT_HOME } from './parent-home.messages.js';

type Known = { child: LinkedChild; overview: ChildOverview };

/** The weeks of all children beside each other, and a calendar of practice and due days (PARENT-13). */
export function FamilyWeeks() {
  const t = useMessages(PARENT_HOME);
  const { children } = useUser();
  const overviews = useQueries({ queries: children.map(({ userId }) => childOverviewQuery(userId)) });
  const known = children.flatMap((child, at): Known[] => {
    const overview = overviews[at]?.data;
    return overview ? [{ child, overview }] : [];
  });
  // The cards above say what could not be loaded.
  if (known.length === 0) return null;
  return (
    <section className="card family-weeks" aria-labelledby="weeks-heading">
      <h2 id="weeks-heading">{t.weeksAndDueDays}</h2>
      <div className="family-weeks__parts">
        <Calendar known={known} />
        <WeekTable known={known} />
      </div>
    </section>
  );
}

function Calendar({ known }: { known: readonly Known[] }) {
  const t = useMessages(PARENT_HOME);
  const days = toCalendar(
    known.map(({ child, overview }) => ({ childId: child.userId, name: child.callName, overview })),
  );
  const short = shortNames(known.map(({ child }) => child.callName));
  const shortOf = new Map(known.map(({ child }, at) => [child.userId, short[at] ?? '']));
  const letter = dateFormat({ weekday: 'short' });
  return (
    <div>
      <table className="family-weeks__calendar">
        <caption className="visually-hidden">{t.thisWeekAndNext}</caption>
        <thead>
          <tr>
            {days.slice(0, 7).map(({ date }) => (
              <th key={date} scope="col">
                {letter.format(new Date(date))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[days.slice(0, 7), days.slice(7)].map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <Day key={day.date} day={day} shortOf={shortOf} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note family-weeks__legend">
        <i className="family-weeks__mark family-weeks__mark--done" aria-hidden /> {t.practised}
        <i className="family-weeks__mark family-weeks__mark--due" aria-hidden /> {t.dueMark}
      </p>
    </div>
  );
}

function Day({ day, shortOf }: { day: CalendarDay; shortOf: ReadonlyMap<string, string> }) {
  const { date, entries } = day;
  return (
    <td>
      <time className="family-weeks__date" dateTime={date}>
        {Number(date.slice(-2))}
      </time>
      {entries.map((entry) => (
        <span
          key={entry.childId}
          className={`family-weeks__mark family-weeks__mark--${entry.questions > 0 ? 'done' : 'due'}`}
          title={entryText(entry)}
        >
          <span aria-hidden>{shortOf.get(entry.childId)}</span>
          <span className="visually-hidden">{entryText(entry)}</span>
        </span>
      ))}
    </td>
  );
}

function entryText({ name, questions, due }: DayEntry): string {
  const t = PARENT_HOME.get();
  const parts = [
    ...(questions > 0 ? [countText(questions, 'question')] : []),
    ...(due > 0 ? [t.dueCount({ papers: countText(due, 'assessment') })] : []),
  ];
  return t.entryOf({ name, what: parts.join(', ') });
}

function WeekTable({ known }: { known: readonly Known[] }) {
  const t = useMessages(PARENT_HOME);
  const weeks = known[0]?.overview.weeks ?? [];
  return (
    <DataTable label={t.lastFourWeeks} columns={[t.weekFrom, ...known.map(({ child }) => child.callName)]}>
      {weeks.map(({ startsOn }, at) => (
        <tr key={startsOn}>
          <th scope="row">{at === 0 ? t.thisWeek : shortDayText(startsOn)}</th>
          {known.map(({ child, overview }) => {
            const week = overview.weeks[at];
            const goal = overview.goal.goal.days;
            return (
              <td key={child.userId} data-title={child.callName}>
                {!week || week.questions === 0 ? (
                  <span className="note">{t.noPractice}</span>
                ) : (
                  <>
                    <b className={week.days >= goal ? 'family-weeks__met' : undefined}>
                      {week.days > goal
                        ? t.daysBeyondGoal({ days: countText(week.days, 'day'), goal })
                        : t.daysOfGoal({ days: week.days, goal: countText(goal, 'day') })}
                    </b>{' '}
                    <span className="note">{countText(week.minutes, 'minute')}</span>
                  </>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </DataTable>
  );
}

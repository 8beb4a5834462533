import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsYoung } from '../account/index.js';
import { Sun } from '../reward/index.js';
import {
  calendarAddress,
  chosenWeek,
  dayOf,
  dayTarget,
  dayText,
  hasNextWeek,
  listWeek,
  noonOf,
  type CalendarDay,
  type DayMood,
} from './calendar.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LEARNING_CALENDAR } from './learning-calendar.messages.js';
import { dateFormat } from '../../shared/messages/language.js';
import './learning-calendar.css';

const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short' };
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const FULL: Intl.DateTimeFormatOptions = { dateStyle: 'full' };

const readMoodWords = () =>
  ({
    excellent: LEARNING_CALENDAR.get().excellent,
    good: LEARNING_CALENDAR.get().goodProgress,
    'needs-work': LEARNING_CALENDAR.get().keepGoing,
  }) as const;

/** What the colours mean (CALENDAR-3). */
const LEGEND: readonly DayMood[] = ['excellent', 'good', 'needs-work'];

/**
 * A week of practice, Sunday to Saturday, with the weeks before it (CALENDAR-2). The week stands in the address, so that a
 * way back leads to it; arriving at `#calendar` brings the calendar into view and the focus to it.
 */
export function LearningCalendar({
  assessments,
  now,
}: {
  assessments: readonly AssessmentSummary[];
  now: Date;
}) {
  const t = useMessages(LEARNING_CALENDAR);
  const isYoung = useIsYoung();
  const today = dayOf(now);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sunday = chosenWeek(search.get('week'), today);
  const canTurnOn = hasNextWeek(sunday, today);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.location.hash !== '#calendar') return undefined;
    // After the frame, which scrolls every new page to its top.
    const frame = requestAnimationFrame(() => {
      box.current?.scrollIntoView({ block: 'start' });
      box.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const turnTo = (day: number): void => void navigate(calendarAddress(day), { replace: true });
  return (
    <section
      ref={box}
      className="card calendar"
      id="calendar"
      aria-labelledby="calendar-heading"
      tabIndex={-1}
    >
      <div className="calendar__head">
        <h2 id="calendar-heading">{t.learningCalendar}</h2>
        <div className="calendar__turn">
          <button
            type="button"
            className="action action--quiet"
            aria-label={t.weekBefore}
            onClick={() => turnTo(sunday - 7)}
          >
            <ChevronLeft size={22} aria-hidden />
          </button>
          <span className="calendar__span" aria-live="polite">
            {dateFormat(DATE).format(noonOf(sunday))} – {dateFormat(DATE).format(noonOf(sunday + 6))}
          </span>
          {/* Not `disabled`: at the last week the focus would fall off the button that led there. */}
          <button
            type="button"
            className="action action--quiet"
            aria-label={t.weekAfter}
            aria-disabled={!canTurnOn}
            onClick={() => canTurnOn && turnTo(sunday + 7)}
          >
            <ChevronRight size={22} aria-hidden />
          </button>
        </div>
      </div>
      <ol className="calendar__week">
        {listWeek(assessments, sunday).map((day) => (
          <li key={day.day}>
            <Day day={day} isToday={day.day === today} isYoung={isYoung} />
          </li>
        ))}
      </ol>
      <ul className="calendar__legend">
        {LEGEND.map((mood) => (
          <li key={mood}>
            <span className={`calendar__swatch calendar__day--${mood}`} aria-hidden="true" />
            <b>{readMoodWords()[mood]}</b> {!isYoung && t.ranges[mood]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Day({ day, isToday, isYoung }: { day: CalendarDay; isToday: boolean; isYoung: boolean }) {
  const t = useMessages(LEARNING_CALENDAR);
  const target = dayTarget(day);
  const count = day.completed.length;
  const date = dateFormat(FULL).format(noonOf(day.day));
  const when = isToday ? t.today({ date }) : date;
  const label =
    day.mood === null || day.percent === null
      ? t.noAssessment({ when })
      : isYoung
        ? t.assessments({ when, count, mood: readMoodWords()[day.mood] })
        : t.assessmentsOfPercent({ when, count, percent: day.percent, mood: readMoodWords()[day.mood] });
  const content = (
    <>
      <span className="visually-hidden">{label}</span>
      <span className="calendar__weekday" aria-hidden="true">
        {dateFormat(WEEKDAY).format(noonOf(day.day))}
      </span>
      <span className="calendar__date" aria-hidden="true">
        {Number(dayText(day.day).slice(8))}
      </span>
      <span className="calendar__score" aria-hidden="true">
        {day.percent === null ? '–' : <Sun isEarned isNewest={false} />}
        {day.percent !== null && !isYoung && `${day.percent}%`}
      </span>
      {day.mood && (
        <span className="calendar__mood" aria-hidden="true">
          {readMoodWords()[day.mood]}
        </span>
      )}
    </>
  );
  const classes = [
    'calendar__day',
    day.mood && `calendar__day--${day.mood}`,
    isToday && 'calendar__day--today',
  ];
  const className = classes.filter(Boolean).join(' ');
  return target ? (
    <Link className={className} to={target}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
}

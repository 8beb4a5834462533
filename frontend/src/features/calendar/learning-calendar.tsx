import type { AssessmentSummary } from '@product/contracts/assessment/paper.endpoints';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  dayOf,
  dayTarget,
  dayText,
  listWeek,
  noonOf,
  weekStart,
  type CalendarDay,
} from './calendar.rules.js';
import './learning-calendar.css';

const WEEKDAY = new Intl.DateTimeFormat('en-SG', { weekday: 'short', timeZone: 'Asia/Singapore' });
const DATE = new Intl.DateTimeFormat('en-SG', { day: 'numeric', month: 'short', timeZone: 'Asia/Singapore' });
const FULL = new Intl.DateTimeFormat('en-SG', { dateStyle: 'full', timeZone: 'Asia/Singapore' });

const MOOD_WORDS = { excellent: 'Excellent', good: 'Good progress', 'needs-work': 'Keep going' } as const;

/** A week of practice, Sunday to Saturday, with the weeks before it (A§2.8). */
export function LearningCalendar({
  assessments,
  now,
}: {
  assessments: readonly AssessmentSummary[];
  now: Date;
}) {
  const today = dayOf(now);
  const [sunday, setSunday] = useState(() => weekStart(today));
  const week = listWeek(assessments, sunday);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.location.hash === '#calendar') box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={box} className="card calendar" id="calendar" aria-labelledby="calendar-heading">
      <div className="calendar__head">
        <h2 id="calendar-heading">Learning Calendar</h2>
        <div className="calendar__turn">
          <button
            type="button"
            className="action action--quiet"
            aria-label="Week before"
            onClick={() => setSunday(sunday - 7)}
          >
            <ChevronLeft size={22} aria-hidden />
          </button>
          <span className="calendar__span" aria-live="polite">
            {DATE.format(noonOf(sunday))} – {DATE.format(noonOf(sunday + 6))}
          </span>
          <button
            type="button"
            className="action action--quiet"
            aria-label="Week after"
            disabled={sunday + 7 > today}
            onClick={() => setSunday(sunday + 7)}
          >
            <ChevronRight size={22} aria-hidden />
          </button>
        </div>
      </div>
      <ol className="calendar__week">
        {week.map((day) => (
          <li key={day.day}>
            <Day day={day} isToday={day.day === today} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Day({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
  const target = dayTarget(day);
  const count = day.completed.length;
  const label = `${FULL.format(noonOf(day.day))}${isToday ? ', today' : ''}: ${
    day.mood === null || day.percent === null
      ? 'no assessment'
      : `${count} ${count === 1 ? 'assessment' : 'assessments'}, ${day.percent}%, ${MOOD_WORDS[day.mood]}`
  }`;
  const content = (
    <>
      <span className="visually-hidden">{label}</span>
      <span className="calendar__weekday" aria-hidden="true">
        {WEEKDAY.format(noonOf(day.day))}
      </span>
      <span className="calendar__date" aria-hidden="true">
        {Number(dayText(day.day).slice(8))}
      </span>
      <span className="calendar__score" aria-hidden="true">
        {day.percent === null ? '–' : `${day.percent}%`}
      </span>
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

import { barHeight } from './charts.rules.js';
import './charts.css';

/** The longest bar leaves room for its figure above it. */
const PX_PER_PERCENT = 1.5;

export interface DayBar {
  /** `Mon`. */
  day: string;
  /** The day and its figures in one sentence. */
  sentence: string;
  /** The whole bar, and the part of it that is filled. */
  all: number;
  filled: number;
  /** A second figure below the day: `6 min`; empty for none. */
  note: string;
}

/** One bar for each day. A list of sentences for whoever does not see the bars. */
export function DayBars({ label, days }: { label: string; days: readonly DayBar[] }) {
  const most = Math.max(0, ...days.map((day) => day.all));
  return (
    <ol className="day-bars" aria-label={label}>
      {days.map(({ day, sentence, all, filled, note }) => (
        <li key={sentence} className="day-bars__day">
          <span className="visually-hidden">{sentence}</span>
          <div className="day-bars__plot" aria-hidden="true">
            <b className={all === 0 ? 'day-bars__none' : undefined}>{all === 0 ? '–' : all}</b>
            <div className="day-bars__bar" style={{ height: barHeight(all, most) * PX_PER_PERCENT }}>
              <div style={{ height: `${barHeight(filled, all)}%` }} />
            </div>
          </div>
          <span aria-hidden="true">{day}</span>
          <span className="note" aria-hidden="true">
            {note}
          </span>
        </li>
      ))}
    </ol>
  );
}

import { Card } from 'antd';
import type { WeekBar } from './key-metrics.rules.js';
import { regionOf } from '../../shared/messages/language.js';

/** `9.2K` above a bar; the whole figure stands in words. */
const SHORT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** Percent of the plot's height; something of little, nothing of nothing. */
function heightOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(3, (100 * count) / most);
}

/** Counts of weeks, oldest first, the current one last and lighter, for it is not over. */
export function WeekBars({ title, bars, empty }: { title: string; bars: readonly WeekBar[]; empty: string }) {
  const most = Math.max(0, ...bars.map((bar) => bar.count));
  return (
    <Card size="small" title={title}>
      {most === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        <ol className="week-bars" aria-label={title}>
          {bars.map(({ label, count, sentence }) => (
            <li key={label}>
              <span className="visually-hidden">{sentence}</span>
              <div className="week-bars__plot" aria-hidden="true">
                <b>{count === 0 ? '' : count.toLocaleString(regionOf(), SHORT)}</b>
                <div className="week-bars__bar" style={{ height: `${heightOf(count, most)}%` }} />
              </div>
              <span className="week-bars__label" aria-hidden="true">
                {label}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

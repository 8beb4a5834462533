import { DataTable } from '../data-table.js';
import { areaPath, chartTop, linePath, type TimePoint } from './time-chart.rules.js';
import './chart-frame.css';
import './time-chart.css';

/** A figure over time, oldest first, with its limit as a dashed line; each value in words and as a table too. */
export function TimeChart(props: {
  /** What the line shows, in one sentence, for whoever does not see it. */
  sentence: string;
  points: readonly TimePoint[];
  /** Beyond it the figure needs a look; null for none. */
  limit: number | null;
  /** Writes a value: `640 ms`. */
  toText: (value: number) => string;
  /** Colours of the theme: `amber` for what is beyond its limit. */
  tone: 'blue' | 'violet' | 'amber';
  words: { asTable: string; time: string; value: string; limit: string; none: string };
}) {
  const { points, limit, toText, words } = props;
  const top = chartTop(points, limit);
  const shown = [0, Math.floor((points.length - 1) / 2), points.length - 1];
  return (
    <div className={`time-chart time-chart--${props.tone}`}>
      <div className="time-chart__frame" role="img" aria-label={props.sentence}>
        <div className="chart-scale time-chart__scale">
          <span>{toText(top)}</span>
          <span>{toText(top / 2)}</span>
          <span>{toText(0)}</span>
        </div>
        <div className="chart-plot time-chart__plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className="time-chart__area" d={areaPath(points, top)} />
            <path className="chart-line time-chart__line" d={linePath(points, top)} />
          </svg>
          {limit !== null && (
            <span className="time-chart__limit" style={{ bottom: `${(100 * limit) / top}%` }}>
              <i>{words.limit}</i>
            </span>
          )}
        </div>
        <div className="chart-time">
          {shown.map((place, i) => (
            <span key={i}>{points[place]?.label}</span>
          ))}
        </div>
      </div>
      <details className="time-chart__table">
        <summary>{words.asTable}</summary>
        <DataTable label={props.sentence} columns={[words.time, words.value]}>
          {points.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value === null ? words.none : toText(value)}</td>
            </tr>
          ))}
        </DataTable>
      </details>
    </div>
  );
}

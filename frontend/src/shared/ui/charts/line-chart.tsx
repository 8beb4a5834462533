import './chart-frame.css';
import './charts.css';

export interface LinePoint {
  /** Where on the line of time, in words: `3 Nov`. */
  label: string;
  /** 0–100. */
  percent: number;
}

/** Percentages over time, oldest first. The figures stand in words for whoever does not see the line. */
export function LineChart({ label, points }: { label: string; points: readonly LinePoint[] }) {
  const placed = points.map((point, i) => ({
    ...point,
    x: points.length < 2 ? 50 : (100 * i) / (points.length - 1),
  }));
  const [first] = placed;
  const last = placed.at(-1);
  if (!first || !last) return null;
  return (
    <figure className="line-chart" aria-label={label}>
      <ul className="visually-hidden">
        {placed.map((point, i) => (
          <li key={i}>
            {point.label}: {point.percent}%
          </li>
        ))}
      </ul>
      <div className="chart-scale line-chart__scale" aria-hidden="true">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      <div className="chart-plot line-chart__plot" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline
            className="chart-line line-chart__line"
            points={placed.map(({ x, percent }) => `${x},${100 - percent}`).join(' ')}
          />
        </svg>
        {placed.map(({ x, percent }, i) => (
          <i key={i} className="line-chart__dot" style={{ left: `${x}%`, bottom: `${percent}%` }} />
        ))}
      </div>
      <figcaption className="chart-time line-chart__time" aria-hidden="true">
        <span>{first.label}</span>
        {placed.length > 1 && <span>{last.label}</span>}
      </figcaption>
    </figure>
  );
}

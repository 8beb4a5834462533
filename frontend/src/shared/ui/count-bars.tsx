import { Card } from 'antd';
import './count-bars.css';

export interface CountBar {
  label: string;
  count: number;
}

/** Counts side by side: a bar for each, with its figure in words beside it, so that colour carries nothing alone. */
export function CountBars(props: { title: string; bars: readonly CountBar[]; empty: string }) {
  const { title, bars, empty } = props;
  const most = Math.max(0, ...bars.map((bar) => bar.count));
  return (
    <Card size="small" title={title}>
      {most === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        <dl className="count-bars">
          {bars.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className="count-bars__bar" style={{ width: `${(70 * count) / most}%` }} aria-hidden />
                {count}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

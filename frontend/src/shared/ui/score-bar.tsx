import { scoreColour } from '@sumfox/curriculum/cutoffs';
import './score-bar.css';

/** A bar 0–100. The figure always stands beside it, so colour carries nothing alone. */
export function ScoreBar(props: {
  percent: number;
  label: string;
  /** What a screen reader says in place of a percentage: `8 of 10 right`. */
  count?: string | undefined;
}) {
  const { percent, label, count } = props;
  return (
    <div
      className="score-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={count}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {percent > 0 && (
        <div
          className={`score-bar__fill score-bar__fill--${scoreColour(percent)}`}
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}

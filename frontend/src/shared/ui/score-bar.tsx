import { scoreColour } from '@sumfox/curriculum/cutoffs';
import './score-bar.css';

/** A bar 0–100. The figure always stands beside it, so colour carries nothing alone. */
export function ScoreBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className="score-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
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

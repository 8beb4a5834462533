import { scoreBand } from '@sumfox/curriculum/cutoffs';
import { ScoreBar } from '../../shared/ui/score-bar.js';

/** The maths score with its band in words (HOME-4). */
export function ScoreCard({ percent }: { percent: number }) {
  const band = scoreBand(percent);
  return (
    <section className="card score-card" aria-labelledby="score-heading">
      <div>
        <h2 id="score-heading">Math score</h2>
        <p className="score-card__figure">{percent}%</p>
      </div>
      <div className="score-card__bar">
        <p>
          <b>{band.label}</b> <span className="note">Level {band.level} of 6</span>
        </p>
        <ScoreBar percent={percent} label="Math score" />
      </div>
    </section>
  );
}

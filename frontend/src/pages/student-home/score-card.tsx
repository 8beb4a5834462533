import { scoreBand } from '@sumfox/curriculum/cutoffs';
import { useIsYoung } from '../../entities/account/index.js';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';

interface ScoreCardProps {
  percent: number;
  /** Where the latest paper lowered the score; a score that falls says why (REWARD-3). */
  fall: { from: number; to: number } | null;
}

/** The maths score with its band in words, which are all that Primary 1 and 2 read of it (HOME-4, PROFICIENCY-11). */
export function ScoreCard({ percent, fall }: ScoreCardProps) {
  const t = useMessages(STUDENT_HOME);
  const isYoung = useIsYoung();
  const band = scoreBand(percent);
  return (
    <section className="card score-card" aria-labelledby="score-heading">
      <div>
        <h2 id="score-heading">{t.mathScore}</h2>
        {!isYoung && <p className="score-card__figure">{percent}%</p>}
      </div>
      <div className="score-card__bar">
        <p>
          <b>{band.label}</b> <span className="note">{t.levelOfSix({ level: band.level })}</span>
        </p>
        {!isYoung && <ScoreBar percent={percent} label={t.mathScore} />}
        {fall && !isYoung && <p className="note">{t.itWasBeforeYour({ from: fall.from })}</p>}
      </div>
    </section>
  );
}

import type { AxisRecord } from '@product/contracts/assessment/progress.endpoints';
import type { ProficiencyLevel } from '@product/curriculum/grades';
import { ScoreBar } from '../../components/score-bar.js';

const READINESS_WORDS: Readonly<Record<ProficiencyLevel, string>> = {
  mastery: 'Mastery',
  independent: 'Independent',
  guided: 'Guided',
  not_ready: "Let's practise",
};

/** One bar per concept or heuristic; what was never tried is grey, which is not nought. */
export function AxisBars({ records }: { records: readonly AxisRecord[] }) {
  return (
    <ul className="axis">
      {records.map((record) => (
        <li key={record.id} className="axis__row">
          <span className="axis__name">{record.name}</span>
          {record.percent === null ? (
            <>
              <span className="note">Not tried yet</span>
              <div className="axis__empty" aria-hidden="true" />
            </>
          ) : (
            <>
              <span className="axis__figure">
                <b>{record.percent}%</b>
                {record.readinessLevel && (
                  <span className="note"> {READINESS_WORDS[record.readinessLevel]}</span>
                )}
              </span>
              <ScoreBar percent={record.percent} label={record.name} />
              <span className="note axis__count">
                {record.questionsCorrect} of {record.questionsAttempted} right
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { Button } from '../../components/button.js';
import { dayText } from '../../lib/moments.js';
import { ASSESSMENT_NAMES } from '../assessment/assessment-names.js';
import { percentText } from '../child-figures/child-figures.rules.js';
import { countText } from '../progress/progress.rules.js';
import { HISTORY_FIRST, type CompletedSummary } from './report.rules.js';

/** The latest five finished assessments, then how many more there are (B§2.5), to open. */
export function AssessmentHistory({ completed }: { completed: readonly CompletedSummary[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const more = completed.length - HISTORY_FIRST;
  const shown = showsAll ? completed : completed.slice(0, HISTORY_FIRST);
  return (
    <section className="card report__part" aria-labelledby="history-heading">
      <h2 id="history-heading">Assessment History</h2>
      <ul className="recent-list">
        {shown.map(({ id, type, completedAt, score, totalQuestions }) => (
          <li key={id}>
            <div>
              <p className="recent-list__name">{ASSESSMENT_NAMES[type]}</p>
              <p className="note">
                {dayText(completedAt)} · {countText(totalQuestions, 'question')} · #{id}
              </p>
            </div>
            <b>{percentText(score)}</b>
          </li>
        ))}
      </ul>
      {more > 0 && !showsAll && (
        <Button tone="quiet" className="report__more" onClick={() => setShowsAll(true)}>
          and {more} more
        </Button>
      )}
    </section>
  );
}

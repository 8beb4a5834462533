import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { dayText } from '../../shared/messages/moments.js';
import { percentText } from '../../entities/child/index.js';
import { PaperName } from '../../entities/paper/index.js';
import { type CompletedSummary, HISTORY_FIRST } from '../../features/export-report/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REPORTS } from './reports.messages.js';
import { countText } from '../../shared/messages/count-text.js';

/** The latest five finished assessments, each to open, then how many more there are (PARENT-5); all of them on paper. */
export function AssessmentHistory(props: { childId: string; completed: readonly CompletedSummary[] }) {
  const t = useMessages(REPORTS);
  const { childId, completed } = props;
  const [showsAll, setShowsAll] = useState(false);
  const more = completed.length - HISTORY_FIRST;
  return (
    <section className="card report__part" aria-labelledby="history-heading">
      <h2 id="history-heading">{t.assessmentHistory}</h2>
      <ul className="recent-list">
        {completed.map((paper, index) => (
          <li key={paper.id} className={showsAll || index < HISTORY_FIRST ? undefined : 'report__on-paper'}>
            <div>
              <p className="recent-list__name">
                <PaperName childId={childId} paper={paper} from="report" />
              </p>
              <p className="note">
                {dayText(paper.completedAt)} · {countText(paper.totalQuestions, 'question')} · #{paper.id}
              </p>
            </div>
            <b>{percentText(paper.score)}</b>
          </li>
        ))}
      </ul>
      {more > 0 && !showsAll && (
        <Button tone="quiet" className="report__more" onClick={() => setShowsAll(true)}>
          {t.andMore({ more })}
        </Button>
      )}
    </section>
  );
}

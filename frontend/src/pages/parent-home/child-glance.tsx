import { useQuery } from '@tanstack/react-query';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { childStatsQuery, daysText, percentText } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';
import '../../shared/ui/child-figures.css';

/** How a child is doing, in one line of a card. */
export function ChildGlance({ childId }: { childId: string }) {
  const t = useMessages(PARENT_HOME);
  const stats = useQuery(childStatsQuery(childId));
  if (!stats.data)
    return stats.isError ? (
      <p className="note">{t.theFiguresCouldNot}</p>
    ) : (
      <Skeleton heights={[64]} label={t.loadingTheFigures} />
    );
  const { overallPerformance, assessmentsThisWeek, currentStreak } = stats.data;
  return (
    <div className="glance">
      <dl className="glance__figures">
        <div>
          <dt>{t.mathScore}</dt>
          <dd>{percentText(overallPerformance)}</dd>
        </div>
        <div>
          <dt>{t.thisWeek}</dt>
          <dd>{assessmentsThisWeek}</dd>
        </div>
        <div>
          <dt>{t.streak}</dt>
          <dd>{daysText(currentStreak)}</dd>
        </div>
      </dl>
      {overallPerformance === null ? (
        <p className="note">{t.noAssessmentFinishedYet}</p>
      ) : (
        <ScoreBar percent={overallPerformance} label={t.mathScore} />
      )}
    </div>
  );
}

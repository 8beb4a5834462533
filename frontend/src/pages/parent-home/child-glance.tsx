import { useQuery } from '@tanstack/react-query';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { childStatsQuery, daysText, overallPercent, percentText } from '../../entities/child/index.js';
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
  const { assessmentsThisWeek, streak } = stats.data;
  const percent = overallPercent(stats.data);
  return (
    <div className="glance">
      <dl className="glance__figures">
        <div>
          <dt>{t.mathScore}</dt>
          <dd>{percentText(percent)}</dd>
        </div>
        <div>
          <dt>{t.thisWeek}</dt>
          <dd>{assessmentsThisWeek}</dd>
        </div>
        <div>
          <dt>{t.streak}</dt>
          <dd>{daysText(streak)}</dd>
        </div>
      </dl>
      {percent === null ? (
        <p className="note">{t.noAssessmentFinishedYet}</p>
      ) : (
        <ScoreBar percent={percent} label={t.mathScore} />
      )}
    </div>
  );
}

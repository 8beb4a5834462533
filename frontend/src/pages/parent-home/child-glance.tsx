import { useQuery } from '@tanstack/react-query';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { childStatsQuery, daysText, percentText } from '../../entities/child/index.js';
import '../../shared/ui/child-figures.css';

/** How a child is doing, in one line of a card. */
export function ChildGlance({ childId }: { childId: string }) {
  const stats = useQuery(childStatsQuery(childId));
  if (!stats.data)
    return stats.isError ? (
      <p className="note">The figures could not be loaded just now.</p>
    ) : (
      <Skeleton heights={[64]} label="Loading the figures" />
    );
  const { overallPerformance, assessmentsThisWeek, currentStreak } = stats.data;
  return (
    <div className="glance">
      <dl className="glance__figures">
        <div>
          <dt>Math score</dt>
          <dd>{percentText(overallPerformance)}</dd>
        </div>
        <div>
          <dt>This week</dt>
          <dd>{assessmentsThisWeek}</dd>
        </div>
        <div>
          <dt>Streak</dt>
          <dd>{daysText(currentStreak)}</dd>
        </div>
      </dl>
      {overallPerformance === null ? (
        <p className="note">No assessment finished yet.</p>
      ) : (
        <ScoreBar percent={overallPerformance} label="Math score" />
      )}
    </div>
  );
}

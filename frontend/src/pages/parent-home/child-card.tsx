import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import { FoxAvatar } from '../../shared/ui/fox-avatar.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { dayText } from '../../shared/messages/moments.js';
import { childOverviewQuery, chooseChild, percentText } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { GoalLine } from '../../features/set-goal/index.js';
import { AssignedPapers } from './assigned-papers.js';
import { DoNext } from './do-next.js';
import { PARENT_HOME } from './parent-home.messages.js';
import { WeekDots } from './week-dots.js';
import { WinAndWatch } from './win-and-watch.js';

/** One child on the parent's home: this week, a win, a worry, and what to do next (FAMILY-1, PARENT-10). */
export function ChildCard(props: { child: LinkedChild; isCurrent: boolean; onUnlink: () => void }) {
  const t = useMessages(PARENT_HOME);
  const { child, isCurrent, onUnlink } = props;
  const overview = useQuery(childOverviewQuery(child.userId));
  const choose = (): void => chooseChild(child.userId);
  return (
    <li className="card kid" aria-current={isCurrent || undefined}>
      <div className="kid__head">
        <FoxAvatar name={child.callName} grade={child.gradeLevel} />
        <div className="kid__who">
          <div className="kid__name">
            <h3>{child.callName}</h3>
            <GradeBadge grade={child.gradeLevel} />
          </div>
          <p className="note">
            {child.displayName} · @{child.username} · {child.gradeLevel}
          </p>
          <p className="note">{t.linkedSince({ dayText: dayText(child.createdAt) })}</p>
        </div>
        {overview.data && <Headline performance={overview.data.performance} />}
      </div>
      {overview.data ? (
        <>
          <WeekDots week={overview.data.week} goal={overview.data.goal} />
          <GoalLine child={child} goal={overview.data.goal} />
          <WinAndWatch child={child} overview={overview.data} />
          <DoNext child={child} overview={overview.data} />
          <AssignedPapers childId={child.userId} papers={overview.data.assigned} />
        </>
      ) : overview.isError ? (
        <div className="kid__failed" role="alert">
          <p>{t.theFiguresCouldNot}</p>
          <Button onClick={() => void overview.refetch()}>
            {t.tryAgain}
            <span className="visually-hidden"> {t.of({ fullName: child.displayName })}</span>
          </Button>
        </div>
      ) : (
        <Skeleton heights={[30, 60, 60, 130]} label={t.loadingTheFigures} />
      )}
      <div className="kid__foot">
        <Link to={`/child-progress/${child.userId}`} onClick={choose}>
          {t.viewProgress}
          <span className="visually-hidden"> {t.of({ fullName: child.displayName })}</span>
        </Link>
        <Link to={`/student-profile/${child.userId}`} onClick={choose}>
          {t.profile}
          <span className="visually-hidden"> {t.of({ fullName: child.displayName })}</span>
        </Link>
        <Button tone="quiet" onClick={onUnlink}>
          {t.unlink}
          <span className="visually-hidden"> {child.displayName}</span>
        </Button>
      </div>
    </li>
  );
}

/** The one headline number of a child, with its base and its change (PARENT-9). */
function Headline({ performance }: Pick<ChildOverview, 'performance'>) {
  const t = useMessages(PARENT_HOME);
  const { percent, percentBefore, marksAwarded, marksPossible } = performance;
  const change = percent === null || percentBefore === null ? null : percent - percentBefore;
  return (
    <div className="kid__score">
      <p className="kid__percent">{percentText(percent)}</p>
      <p className="note">{t.overallPerformance}</p>
      {percent !== null && (
        <p className="note">{t.ofMarks({ right: String(marksAwarded), all: String(marksPossible) })}</p>
      )}
      {change !== null && (
        <p className={change > 0 ? 'note kid__up' : 'note'}>
          {change > 0
            ? t.moreThanBefore({ points: change })
            : change < 0
              ? t.lessThanBefore({ points: -change })
              : t.asBefore}
        </p>
      )}
    </div>
  );
}

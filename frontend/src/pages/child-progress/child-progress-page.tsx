import type {
  ChildAssessment,
  ChildStats,
  TopicRecord,
} from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { FoxAvatar } from '../../shared/ui/fox-avatar.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { CallError } from '../../shared/api/call-error.js';
import { dayText } from '../../shared/messages/moments.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { PaperName } from '../../entities/paper/index.js';
import {
  byScore,
  childOverviewQuery,
  chooseChild,
  daysText,
  overallPercent,
  percentText,
  skillPaper,
  StudentNotFound,
  topicTitle,
  TopicScores,
  UNKNOWN,
  useChildFigures,
} from '../../entities/child/index.js';
import { WorksheetButton } from '../../features/print-worksheet/index.js';
import { GenerateAssessment } from '../../features/make-paper/index.js';
import { GrowthCharts } from './growth-charts.js';
import { RecurringMistakes } from './recurring-mistakes.js';
import { Habits, HeuristicList } from './skill-lists.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHILD_PROGRESS } from './child-progress.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import '../../shared/ui/child-figures.css';

/** Assessments listed (PARENT-1). */
const RECENT = 5;

/** The progress of one child, for the child's parent (PARENT-1). */
export default function ChildProgressPage() {
  const t = useMessages(CHILD_PROGRESS);
  usePageTitle(t.childProgress);
  const { userId = '' } = useParams();
  const { role, children } = useUser();
  const child = children.find((each) => each.userId === userId);
  // Whoever comes by an address means this child on the next page too.
  useEffect(() => {
    if (child) chooseChild(child.userId);
  }, [child]);
  if (role !== 'parent') return <AccessDenied />;
  return <ChildProgress key={userId} childId={userId} child={child} />;
}

function AccessDenied() {
  const t = useMessages(CHILD_PROGRESS);
  return (
    <StatePanel
      level={1}
      title={t.accessDenied}
      action={
        <Link className="action action--primary" to="/dashboard">
          {t.backToDashboard}
        </Link>
      }
    >
      {t.thisPageIsFor}
    </StatePanel>
  );
}

function ChildProgress({ childId, child }: { childId: string; child: LinkedChild | undefined }) {
  const t = useMessages(CHILD_PROGRESS);
  const all = useChildFigures(childId);
  if (all.state === 'failed')
    return all.error instanceof CallError && all.error.status === 404 ? (
      <StudentNotFound />
    ) : (
      <ErrorPanel
        level={1}
        reader="adult"
        title={t.theProgressCouldNot}
        error={all.error}
        onRetry={all.retry}
      />
    );
  if (all.state === 'loading')
    return <Skeleton heights={[72, [4, 120], [2, 260], 320]} label={t.loadingTheProgress} />;
  const { stats, topics, assessments } = all.figures;
  const name = child?.displayName ?? t.yourChild;
  // Only topics with a score above 0 have a bar (PARENT-1).
  const scored = byScore(topics).filter(({ score }) => score > 0);
  return (
    <div className="child-progress">
      <div className="child-progress__head">
        <FoxAvatar name={name} grade={stats.gradeLevel} size={64} />
        <div className="child-progress__who">
          <h1>{t.childProgress}</h1>
          <p>
            {name} <GradeBadge grade={stats.gradeLevel} />
          </p>
        </div>
        <div className="child-progress__actions">
          <Link className="action" to={`/reports?childId=${childId}`}>
            {t.report}
          </Link>
          {child && <GenerateAssessment preferred={child} />}
        </div>
      </div>
      {stats.assessmentsCompleted === 0 ? (
        <StatePanel title={t.noAssessmentFinishedYet} face="hello">
          {stats.totalAssessments > 0 ? t.figuresAfterWaiting({ name }) : t.figuresAfterFirst({ name })}
        </StatePanel>
      ) : (
        <>
          <Figures stats={stats} childId={childId} />
          {child && <Insights child={child} part="mistakes" />}
          <GrowthCharts childId={childId} gradeLevel={stats.gradeLevel} />
          <div className="child-progress__pair">
            <section className="card child-progress__part" aria-labelledby="topics-heading">
              <h2 id="topics-heading">{t.topicProficiency}</h2>
              {scored.length === 0 ? (
                <p className="note">{t.noTopicWithA}</p>
              ) : (
                <TopicsToPractise child={child} topics={scored} />
              )}
            </section>
            {child && <Insights child={child} part="skills" />}
          </div>
          <div className="child-progress__pair">
            {child && <Insights child={child} part="habits" />}
            <RecentAssessments childId={childId} assessments={assessments} />
          </div>
        </>
      )}
    </div>
  );
}

/** Topics with a sheet to print for each, once the day it falls due is known. */
function TopicsToPractise(props: { child: LinkedChild | undefined; topics: readonly TopicRecord[] }) {
  const t = useMessages(CHILD_PROGRESS);
  const { child, topics } = props;
  const dueOn = useQuery({ ...childOverviewQuery(child?.userId ?? ''), enabled: child !== undefined }).data
    ?.next.dueOn;
  return (
    <TopicScores
      label={t.topicProficiencyTitle}
      topics={topics}
      renderAction={({ topicId, topicName, score }) =>
        child &&
        dueOn && (
          <WorksheetButton
            child={child}
            wanted={skillPaper(
              child.gradeLevel,
              { topicId, heuristicId: null, name: topicTitle(topicName), percent: score },
              dueOn,
            )}
            of={topicTitle(topicName)}
            isIcon
          />
        )
      }
    />
  );
}

/** A part of the overview; its failing takes nothing else from the page. */
function Insights({ child, part }: { child: LinkedChild; part: 'mistakes' | 'skills' | 'habits' }) {
  const t = useMessages(CHILD_PROGRESS);
  const overview = useQuery(childOverviewQuery(child.userId));
  if (!overview.data)
    return overview.isError ? (
      <section className="card child-progress__failed" role="alert">
        <p>{t.thisCouldNotBe}</p>
        <Button onClick={() => void overview.refetch()}>{t.tryAgain}</Button>
      </section>
    ) : (
      <Skeleton heights={[200]} label={t.loadingTheProgress} />
    );
  if (part === 'mistakes') return <RecurringMistakes child={child} overview={overview.data} />;
  if (part === 'skills') return <HeuristicList child={child} overview={overview.data} />;
  return <Habits habits={overview.data.habits} />;
}

function Figures({ stats, childId }: { stats: ChildStats; childId: string }) {
  const t = useMessages(CHILD_PROGRESS);
  const percent = overallPercent(stats);
  const marks = useQuery(childOverviewQuery(childId)).data?.performance;
  return (
    <>
      <dl className="child-progress__figures">
        <div className="card">
          <dt>{t.overallPerformance}</dt>
          <dd>{percentText(percent)}</dd>
          {percent !== null && marks && (
            <dd className="note">{t.ofMarks({ right: marks.marksAwarded, all: marks.marksPossible })}</dd>
          )}
        </div>
        <div className="card">
          <dt>{t.assessmentsCompleted}</dt>
          <dd>{stats.assessmentsCompleted}</dd>
          <dd className="note">{t.thisWeek({ assessmentsThisWeek: stats.assessmentsThisWeek })}</dd>
        </div>
        <div className="card">
          <dt>{t.topicsMastered}</dt>
          <dd>{stats.topicsMastered}</dd>
          <dd className="note">{t.aboveProficiency({ childProgressCard: CUTOFFS.childProgressCard })}</dd>
          <dd className="note">{t.masteredMeans}</dd>
        </div>
        <div className="card">
          <dt>{t.currentStreak}</dt>
          <dd>{daysText(stats.streak)}</dd>
          <dd className="note">{t.consecutiveDays}</dd>
        </div>
      </dl>
      <section className="card child-progress__summary" aria-labelledby="summary-heading">
        <h2 id="summary-heading">{t.performanceSummary}</h2>
        <p>
          <RichMessage
            text={t.answeredCorrectly}
            parts={{ share: (words) => <b>{words}</b> }}
            values={{ right: stats.correctAnswers, all: stats.totalQuestions }}
          />
        </p>
        <p>
          <RichMessage
            text={t.totalAssessments({ count: stats.totalAssessments })}
            parts={{ count: (words) => <b>{words}</b> }}
          />
        </p>
        <p>
          <RichMessage
            text={t.availableTopics}
            parts={{ count: (words) => <b>{words}</b> }}
            values={{ count: stats.topicsLoaded, grade: stats.gradeLevel }}
          />
        </p>
      </section>
    </>
  );
}

function RecentAssessments(props: { childId: string; assessments: readonly ChildAssessment[] }) {
  const t = useMessages(CHILD_PROGRESS);
  return (
    <section className="card child-progress__part" aria-labelledby="recent-heading">
      <h2 id="recent-heading">{t.recentAssessments}</h2>
      <ul className="recent-list">
        {props.assessments.slice(0, RECENT).map((each) => (
          <li key={each.id}>
            <div>
              <p className="recent-list__name">
                <PaperName childId={props.childId} paper={each} />
              </p>
              <p className="note">
                {dayText(each.completedAt ?? each.date)} · #{each.id}
              </p>
            </div>
            <Outcome assessment={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ assessment }: { assessment: ChildAssessment }) {
  const t = useMessages(CHILD_PROGRESS);
  const { isCompleted, status, correctCount, totalQuestions, score } = assessment;
  if (!isCompleted)
    return <span className="note">{status === 'marking' ? t.beingMarked : t.inProgress}</span>;
  return (
    <p className="recent-list__score">
      <span>
        {correctCount ?? UNKNOWN}/{totalQuestions}
      </span>
      <b>{percentText(score)}</b>
    </p>
  );
}

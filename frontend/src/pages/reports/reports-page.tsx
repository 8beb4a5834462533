import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { LineChart } from '../../shared/ui/charts/line-chart.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { findFailure } from '../../shared/api/failed-query.js';
import { CallError } from '../../shared/api/call-error.js';
import { dayText, shortDayText } from '../../shared/messages/moments.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import {
  childOverviewQuery,
  childPapersQuery,
  childStatsQuery,
  chooseChild,
  overallPercent,
  percentText,
  splitTopics,
  StudentNotFound,
  topicRecordsQuery,
  TopicScores,
  useCurrentChild,
} from '../../entities/child/index.js';
import { AssessmentHistory } from './assessment-history.js';
import { ExportReport, listCompleted, type ReportFigures } from '../../features/export-report/index.js';
import { TopicAnalysis } from './topic-analysis.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REPORTS } from './reports.messages.js';
import '../../shared/ui/child-figures.css';
import './reports.css';

/** Scores on the chart; more would be dots without room between them. */
const CHARTED = 20;

/** A report about one child, to keep or to print (PARENT-4): the child of `?childId=`, else the current one (PARENT-8). */
export default function ReportsPage() {
  const t = useMessages(REPORTS);
  usePageTitle(t.performanceReports);
  const [search] = useSearchParams();
  const { children } = useUser();
  const current = useCurrentChild();
  const named = search.get('childId');
  const isLinked = children.some(({ userId }) => userId === named);
  useEffect(() => {
    if (isLinked) chooseChild(named);
  }, [isLinked, named]);
  const child = named === null ? current : children.find(({ userId }) => userId === named);
  if (child === null) return <NoChild />;
  if (child === undefined) return <StudentNotFound />;
  return <Report key={child.userId} child={child} />;
}

function NoChild() {
  const t = useMessages(REPORTS);
  return (
    <StatePanel
      level={1}
      title={t.performanceReports}
      face="hello"
      action={
        <Link className="action action--primary" to="/">
          {t.backToDashboard}
        </Link>
      }
    >
      {t.linkYourChildFirst}
    </StatePanel>
  );
}

function Report({ child }: { child: LinkedChild }) {
  const t = useMessages(REPORTS);
  const { firstName, lastName } = useUser();
  const childId = child.userId;
  const topics = useQuery(topicRecordsQuery(childId));
  const papers = useQuery(childPapersQuery(childId));
  const stats = useQuery(childStatsQuery(childId));
  const failure = findFailure([topics, papers, stats]);
  if (failure)
    return failure.error instanceof CallError && failure.error.status === 404 ? (
      <StudentNotFound />
    ) : (
      <ErrorPanel
        level={1}
        reader="adult"
        title={t.theReportCouldNot}
        error={failure.error}
        onRetry={failure.retry}
      />
    );
  if (!topics.data || !papers.data || !stats.data)
    return <Skeleton heights={[64, [3, 110], 220, [2, 200], 300]} label={t.loadingTheReport} />;
  const figures = {
    child,
    stats: stats.data,
    topics: topics.data,
    completed: listCompleted(papers.data),
  };
  return (
    <div className="report">
      <div className="report__head">
        <div>
          <h1>{t.performanceReports}</h1>
          <p className="report__who">
            {child.displayName} <GradeBadge grade={child.gradeLevel} />
          </p>
          <p className="report__made">
            {t.printedOn({
              name: `${firstName} ${lastName}`.trim(),
              dayText: dayText(new Date().toISOString()),
            })}
          </p>
        </div>
        {figures.completed.length > 0 && <ExportReport figures={figures} />}
      </div>
      {figures.completed.length === 0 ? (
        <StatePanel
          title={t.nothingToReportYet}
          face="hello"
          action={
            <Link className="action action--primary" to={`/child-progress/${childId}`}>
              {t.viewProgress}
            </Link>
          }
        >
          {t.theReportBeginsWith({ displayName: child.displayName })}
        </StatePanel>
      ) : (
        <Findings {...figures} />
      )}
    </div>
  );
}

function Findings({ child, stats, topics, completed }: ReportFigures) {
  const t = useMessages(REPORTS);
  const { strengths, focusAreas } = splitTopics(topics);
  const marks = useQuery(childOverviewQuery(child.userId)).data?.performance;
  const scores = completed
    .flatMap(({ score, completedAt }) => (score === null ? [] : [{ score, completedAt }]))
    .slice(0, CHARTED)
    .toReversed();
  return (
    <>
      <section className="report__part" aria-labelledby="summary-heading">
        <h2 id="summary-heading">{t.executiveSummary}</h2>
        <dl className="report__figures">
          <div className="card">
            <dt>{t.averageScore}</dt>
            <dd>{percentText(overallPercent(stats))}</dd>
            <dd className="note">
              {marks
                ? t.ofMarks({ right: marks.marksAwarded, all: marks.marksPossible })
                : t.ofCompletedAssessments}
            </dd>
          </div>
          <div className="card">
            <dt>{t.completedAssessments}</dt>
            <dd>{completed.length}</dd>
          </div>
          <div className="card">
            <dt>{t.topicsMastered}</dt>
            <dd>{stats.topicsMastered}</dd>
            <dd className="note">{t.aboveProficiency({ cutoff: CUTOFFS.childProgressCard })}</dd>
          </div>
        </dl>
      </section>
      {scores.length > 1 && (
        <section className="card report__part" aria-labelledby="scores-heading">
          <h2 id="scores-heading">{t.scoresOverTime}</h2>
          <LineChart
            label={t.scoresOfTheLatest}
            points={scores.map(({ score, completedAt }) => ({
              label: shortDayText(completedAt),
              percent: score,
            }))}
          />
        </section>
      )}
      <div className="report__pair">
        <section className="card report__part" aria-labelledby="strengths-heading">
          <h2 id="strengths-heading">{t.strengths}</h2>
          <p className="note">{t.topicsAtOrAbove({ strength: CUTOFFS.strength })}</p>
          {strengths.length === 0 ? (
            <p>{t.noneYetWithMore}</p>
          ) : (
            <TopicScores label={t.strengths} topics={strengths} />
          )}
        </section>
        <section className="card report__part" aria-labelledby="focus-heading">
          <h2 id="focus-heading">{t.focusAreas}</h2>
          <p className="note">{t.topicsBelow({ focus: CUTOFFS.focus })}</p>
          {focusAreas.length === 0 ? (
            <p>{t.noneNoTopicIs({ focus: CUTOFFS.focus })}</p>
          ) : (
            <TopicScores label={t.focusAreasTitle} topics={focusAreas} />
          )}
        </section>
      </div>
      <TopicAnalysis topics={topics} gradeLevel={child.gradeLevel} />
      <AssessmentHistory childId={child.userId} completed={completed} />
    </>
  );
}

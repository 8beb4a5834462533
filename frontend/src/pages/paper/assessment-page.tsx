import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { CallError } from '../../shared/api/call-error.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { loadTools } from '../../features/show-working/index.js';
import { loadAnswerPreview, withQuestionText } from '../../entities/question/index.js';
import { assessmentQuery, keepPaper } from '../../entities/paper/index.js';
import { MarkingWait } from '../../features/hand-in/index.js';
import { PaperSkeleton } from './paper-skeleton.js';
import { TakePaper } from './take-paper.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';

/** The question and the pupil's answers come first. */
const PREFETCH_AFTER_MS = 3_000;
const loadResultPage = () => import('./result-page.js');
const ResultPage = lazy(loadResultPage);
const ReviewPage = lazy(() => import('./review-page.js'));

/** `/assessment/{id}/{mode?}`: taking, marking, result or review, by the state of the paper. */
export default function AssessmentPage() {
  const { id = '', mode } = useParams();
  if (!/^[1-9]\d{0,14}$/.test(id)) return <AssessmentNotFound />;
  return <Paper key={id} id={Number(id)} mode={mode} />;
}

function Paper({ id, mode }: { id: number; mode: string | undefined }) {
  const t = useMessages(PAPER);
  // Fetched while the pupil works, so that they are there at once and even on a bad line. What could not be fetched now
  // is fetched when it is needed.
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([loadAnswerPreview(), loadTools(), loadResultPage()]).catch(() => undefined);
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery(assessmentQuery(id));
  usePageTitle(t.assessment({ id }));
  const assessment = useMemo(() => query.data && withTexts(query.data), [query.data]);
  const { userId } = useUser();
  // Stored again whenever it changes: a reported question may have been exchanged.
  useEffect(() => {
    if (assessment?.status === 'in-progress') void keepPaper(userId, assessment);
  }, [assessment, userId]);
  if (!assessment) {
    if (query.isPending) return <PaperSkeleton />;
    const passing = query.error instanceof CallError && query.error.isPassing;
    return passing ? (
      <div className="page__column">
        <ErrorPanel
          title={t.thisAssessmentCouldNot}
          error={query.error}
          onRetry={() => void query.refetch()}
          level={1}
        />
        <ReturnToDashboard isBeside />
      </div>
    ) : (
      <AssessmentNotFound />
    );
  }
  if (!assessment.isCompleted)
    return assessment.status === 'marking' ? <MarkingWait /> : <TakePaper assessment={assessment} />;
  return (
    <div className="page__column">
      <Suspense fallback={<PaperSkeleton />}>
        {mode === 'review' ? <ReviewPage assessment={assessment} /> : <ResultPage assessment={assessment} />}
      </Suspense>
    </div>
  );
}

/** The paper with the text of each question under the name that the pages read. */
function withTexts(assessment: AccessedAssessment): AccessedAssessment {
  return assessment.isCompleted
    ? { ...assessment, questions: assessment.questions.map(withQuestionText) }
    : { ...assessment, questions: assessment.questions.map(withQuestionText) };
}

/** The one way on, or one beside another key. */
function ReturnToDashboard({ isBeside = false }: { isBeside?: boolean }) {
  const t = useMessages(PAPER);
  return (
    <Link className={isBeside ? 'action' : 'action action--go'} to="/">
      {t.returnToDashboard}
    </Link>
  );
}

function AssessmentNotFound() {
  const t = useMessages(PAPER);
  usePageTitle(t.assessmentNotFound);
  return (
    <StatePanel title={t.assessmentNotFound} level={1} action={<ReturnToDashboard />}>
      {t.foxCouldNotFind}
    </StatePanel>
  );
}

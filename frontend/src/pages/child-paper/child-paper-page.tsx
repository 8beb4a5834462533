import type { CompletedAssessment, OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { CallError } from '../../shared/api/call-error.js';
import { momentText } from '../../shared/messages/moments.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { readAssessmentNames, averageText, durationText } from '../../entities/paper/index.js';
import { findDispute } from '../../entities/mark/index.js';
import { childPaperQuery, chooseChild } from '../../entities/child/index.js';
import { QuestionByQuestion } from '../../features/read-review/index.js';
import { askedSentences, parentVoice, unmarkedSentence } from './child-paper.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHILD_PAPER } from './child-paper.messages.js';
import './child-paper.css';

/** Where the page leads back to. */
interface Origin {
  to: string;
  label: string;
}

/** One paper of a linked child, to read: what came of it, and every question with the child's work. */
export default function ChildPaperPage() {
  const t = useMessages(CHILD_PAPER);
  const { userId = '', id = '' } = useParams();
  const child = useUser().children.find((each) => each.userId === userId);
  useEffect(() => {
    if (child) chooseChild(child.userId);
  }, [child]);
  const origin = useOrigin(userId);
  usePageTitle(t.assessment({ id }));
  const query = useQuery(childPaperQuery(userId, id));
  const paper = query.data;
  // Of a child who was unlinked meanwhile nothing stays on the screen.
  if (isMissing(query.error) || (paper && paper.childId !== userId)) return <NotFound origin={origin} />;
  if (!paper)
    return query.isPending ? (
      <Skeleton heights={[64, 150, 56, 260, 260]} label={t.loadingTheAssessment} />
    ) : (
      <ErrorPanel
        level={1}
        reader="adult"
        title={t.thisAssessmentCouldNot}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const name = child?.callName ?? t.yourChild;
  return (
    <div className="child-paper">
      <Head paper={paper} displayName={child?.displayName ?? name} origin={origin} />
      {paper.isCompleted ? (
        <Completed paper={paper} name={name} origin={origin} />
      ) : (
        <NotYet paper={paper} name={name} />
      )}
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof CallError && error.status === 404;
}

/** The report, for who comes from there; else the child's progress. */
function useOrigin(childId: string): Origin {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'from' in state && state.from === 'report'
    ? { to: `/reports?childId=${childId}`, label: CHILD_PAPER.get().backToReport }
    : { to: `/child-progress/${childId}`, label: CHILD_PAPER.get().backToChildProgress };
}

function NotFound({ origin }: { origin: Origin }) {
  const t = useMessages(CHILD_PAPER);
  return (
    <StatePanel
      level={1}
      title={t.assessmentNotFound}
      action={
        <Link className="action action--primary" to={origin.to}>
          {origin.label}
        </Link>
      }
    >
      {t.itMayHaveBeen}
    </StatePanel>
  );
}

function Head(props: { paper: OpenAssessment | CompletedAssessment; displayName: string; origin: Origin }) {
  const t = useMessages(CHILD_PAPER);
  const { type, gradeLevel, id, date, completedAt, targetedGoal } = props.paper;
  return (
    <header className="child-paper__head">
      <Link className="review__back" to={props.origin.to}>
        <ChevronLeft size={22} aria-hidden />
        {props.origin.label}
      </Link>
      <h1>{readAssessmentNames()[type]}</h1>
      <p className="child-paper__who">
        {props.displayName} <GradeBadge grade={gradeLevel} />
      </p>
      <p className="note">
        {completedAt === null
          ? t.started({ momentText: momentText(date) })
          : t.finished({ momentText: momentText(completedAt) })}{' '}
        · #{id}
      </p>
      {targetedGoal && <p className="note">{t.goal({ goal: targetedGoal })}</p>}
    </header>
  );
}

/** What a parent is told of a paper before its marks are there. */
function NotYet({ paper, name }: { paper: OpenAssessment; name: string }) {
  const t = useMessages(CHILD_PAPER);
  if (paper.status === 'marking')
    return (
      <StatePanel title={t.beingMarked} face="hello">
        {t.hasHandedThisIn({ name })}
      </StatePanel>
    );
  return (
    <StatePanel title={t.inProgress} face="hello">
      {t.hasNotHandedThis({ name })}
    </StatePanel>
  );
}

function Completed(props: { paper: CompletedAssessment; name: string; origin: Origin }) {
  const { paper, name, origin } = props;
  const waiting = unmarkedSentence(paper.outcome);
  return (
    <div className="review">
      <Summary paper={paper} />
      {waiting && <p className="child-paper__waiting">{waiting}</p>}
      <QuestionByQuestion
        assessment={paper}
        voice={parentVoice(name)}
        extrasOf={(index) => ({
          mark: <Asked sentences={askedSentences(findDispute(paper, index), name)} />,
        })}
        onTurn={showFrom}
        renderEnd={() => (
          <Link className="action action--primary action--large" to={origin.to}>
            {origin.label}
          </Link>
        )}
      />
    </div>
  );
}

/** The questions stand below the result, which need not come by with each of them. */
function showFrom(questions: HTMLElement): void {
  window.scrollTo(0, questions.getBoundingClientRect().top + window.scrollY);
}

function Summary({ paper: { outcome } }: { paper: CompletedAssessment }) {
  const t = useMessages(CHILD_PAPER);
  const figures = [
    [t.score, t.marksOf({ awarded: outcome.marksAwarded, possible: outcome.marksPossible })],
    [t.questionsRight, t.rightOf({ right: outcome.correctCount, all: outcome.totalQuestions })],
    [t.timeTaken, durationText(outcome.timeSpentSeconds)],
    [t.averagePerQuestion, averageText(outcome.timeSpentSeconds, outcome.totalQuestions)],
  ] as const;
  return (
    <section className="card child-paper__summary" aria-labelledby="result-heading">
      <h2 id="result-heading">{t.result}</h2>
      <p className="child-paper__percent">{outcome.score}%</p>
      <ScoreBar percent={outcome.score} label={t.score} />
      <dl className="child-paper__figures">
        {figures.map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the child has asked about the question; nothing else can be asked here in the child's name. */
function Asked({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="child-paper__asked">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

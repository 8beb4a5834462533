import type { BankQuestion } from '@sumfox/contracts/content/bank.endpoints';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import { MathText } from '../../shared/ui/math-text.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import {
  readLevelWords,
  scoreWords,
  readSourceWords,
  subStrandName,
  shownViewOf,
  VisualFigure,
} from '../../entities/question/index.js';
import { bankQuery, choiceWords, type LevelChoice } from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import { regionOf } from '../../shared/messages/language.js';
import './bank-list.css';

/** The questions of some levels, newest first, page by page. */
export function BankList({ levels }: { levels: LevelChoice }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const list = useInfiniteQuery(bankQuery(levels));
  if (list.isPending) return <Skeleton heights={[150, 150, 150]} label={t.loadingTheQuestions} />;
  if (!list.data)
    return (
      <ErrorPanel title={t.theQuestionsCouldNot} error={list.error} onRetry={() => void list.refetch()} />
    );
  const questions = list.data.pages.flatMap((page) => page.data);
  const total = list.data.pages.at(-1)?.total ?? 0;
  if (questions.length === 0)
    return (
      <StatePanel title={t.noQuestionsFound}>
        {t.thereIsNoQuestion({ choiceWords: choiceWords(levels) })}
      </StatePanel>
    );
  return (
    <>
      <p role="status" className="console__count">
        {t.ofQuestions({
          count: questions.length,
          total: total.toLocaleString(regionOf()),
          choiceWords: choiceWords(levels),
        })}
      </p>
      <ol className="bank">
        {questions.map((question, at) => (
          <li key={question.id}>
            <QuestionCard question={question} number={at + 1} />
          </li>
        ))}
      </ol>
      <LoadMore list={list} />
    </>
  );
}

function QuestionCard({ question, number }: { question: BankQuestion; number: number }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const { primaryLevel, heuristicId, subStrandId } = question;
  const { name, Printed } = shownViewOf(question);
  return (
    <article className="bank__card" aria-label={t.question({ number })}>
      <header className="bank__head">
        <b>{t.question({ number })}</b>
        <GradeBadge grade={primaryLevel} />
        <span className="chip chip--plain">{name()}</span>
        <span className="chip chip--plain">{readLevelWords()[question.proficiencyLevel]}</span>
        <span className="bank__score">{t.score({ scoreWords: scoreWords(question.validationScore) })}</span>
      </header>
      <p className="bank__stem">
        {question.questionText === '' ? (
          t.questionTextNotAvailable
        ) : (
          <MathText text={question.questionText} />
        )}
      </p>
      {Printed && <Printed question={question} className="bank__options" />}
      {question.visual && <VisualFigure visual={question.visual} />}
      <dl className="bank__facts">
        <Fact name={t.heuristic} words={getHeuristic(heuristicId).name} id={heuristicId} />
        <Fact name={t.subStrand} words={subStrandName(primaryLevel, subStrandId)} id={subStrandId} />
        <Fact name={t.madeBy} words={readSourceWords()[question.source]} id={question.template} />
      </dl>
      <details className="bank__key">
        <summary>
          {t.showTheKey}
          <span className="visually-hidden"> {t.ofQuestion({ number })}</span>
        </summary>
        <p>
          <MathText text={question.modelAnswer} />
        </p>
      </details>
    </article>
  );
}

function Fact({ name, words, id }: { name: string; words: string; id: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {words} <small>{id}</small>
      </dd>
    </div>
  );
}

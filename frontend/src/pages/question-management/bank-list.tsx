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
  LEVEL_WORDS,
  scoreWords,
  SOURCE_WORDS,
  subStrandName,
  shownViewOf,
  VisualFigure,
} from '../../entities/question/index.js';
import { bankQuery, choiceWords, type LevelChoice } from '../../entities/batch/index.js';
import './bank-list.css';

/** The questions of some levels, newest first, page by page. */
export function BankList({ levels }: { levels: LevelChoice }) {
  const list = useInfiniteQuery(bankQuery(levels));
  if (list.isPending) return <Skeleton heights={[150, 150, 150]} label="Loading the questions" />;
  if (!list.data)
    return (
      <ErrorPanel
        title="The questions could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const questions = list.data.pages.flatMap((page) => page.data);
  const total = list.data.pages.at(-1)?.total ?? 0;
  if (questions.length === 0)
    return (
      <StatePanel title="No questions found">
        There is no question of {choiceWords(levels)} yet. A batch makes some.
      </StatePanel>
    );
  return (
    <>
      <p role="status" className="console__count">
        {questions.length} of {total.toLocaleString('en-SG')} questions, {choiceWords(levels)}
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
  const { primaryLevel, heuristicId, subStrandId } = question;
  const { name, Printed } = shownViewOf(question);
  return (
    <article className="bank__card" aria-label={`Question ${number}`}>
      <header className="bank__head">
        <b>Question {number}</b>
        <GradeBadge grade={primaryLevel} />
        <span className="chip chip--plain">{name}</span>
        <span className="chip chip--plain">{LEVEL_WORDS[question.proficiencyLevel]}</span>
        <span className="bank__score">Score {scoreWords(question.validationScore)}</span>
      </header>
      <p className="bank__stem">
        {question.questionText === '' ? (
          'Question text not available'
        ) : (
          <MathText text={question.questionText} />
        )}
      </p>
      {Printed && <Printed question={question} className="bank__options" />}
      {question.visual && <VisualFigure visual={question.visual} />}
      <dl className="bank__facts">
        <Fact name="Heuristic" words={getHeuristic(heuristicId).name} id={heuristicId} />
        <Fact name="Sub-strand" words={subStrandName(primaryLevel, subStrandId)} id={subStrandId} />
        <Fact name="Made by" words={SOURCE_WORDS[question.source]} id={question.template} />
      </dl>
      <details className="bank__key">
        <summary>
          Show the key<span className="visually-hidden"> of question {number}</span>
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

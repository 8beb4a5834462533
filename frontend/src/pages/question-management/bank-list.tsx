import type { BankQuestion } from '@sumfox/contracts/content/bank.endpoints';
import { getHeuristic } from '@sumfox/curriculum/heuristics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { WithdrawStructureDialog } from '../../features/withdraw-structure/index.js';
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
import { toBankAddress } from './bank-address.rules.js';
import './bank-list.css';

/** The questions of some levels that a search finds, newest first, page by page. */
export function BankList({ levels, search }: { levels: LevelChoice; search: string }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const [withdrawing, setWithdrawing] = useState<BankQuestion | null>(null);
  const list = useInfiniteQuery(bankQuery(levels, search));
  if (list.isPending) return <Skeleton heights={[150, 150, 150]} label={t.loadingTheQuestions} />;
  if (!list.data)
    return (
      <ErrorPanel
        reader="adult"
        title={t.theQuestionsCouldNot}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const questions = list.data.pages.flatMap((page) => page.data);
  const total = list.data.pages.at(-1)?.total ?? 0;
  if (questions.length === 0)
    return (
      <StatePanel title={t.noQuestionsFound}>
        {search === ''
          ? t.thereIsNoQuestion({ choiceWords: choiceWords(levels) })
          : t.nothingMatches({ search, choiceWords: choiceWords(levels) })}
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
            <QuestionCard question={question} number={at + 1} onWithdraw={() => setWithdrawing(question)} />
          </li>
        ))}
      </ol>
      <LoadMore list={list} />
      {withdrawing && (
        <WithdrawStructureDialog
          gradeLevel={withdrawing.primaryLevel}
          template={withdrawing.template}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </>
  );
}

function QuestionCard(props: { question: BankQuestion; number: number; onWithdraw: () => void }) {
  const t = useMessages(QUESTION_MANAGEMENT);
  const { question, number } = props;
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
        <Fact
          name={t.structure}
          words={question.structure === 'other' ? t.otherStructure : question.structure.replaceAll('-', ' ')}
        />
        <Fact name={t.statements} words={question.statements.join(', ') || t.otherStatement} />
        <Fact name={t.madeBy} words={readSourceWords()[question.source]} id={question.template} />
      </dl>
      <p className="bank__tools">
        <small>{t.idOf({ id: question.id })}</small>
        {question.source === 'engine' && (
          <>
            <Link
              to={`?${toBankAddress({ levels: [primaryLevel], search: structureOf(question) }).toString()}`}
            >
              {t.sameStructure}
            </Link>
            <Button size="small" onClick={props.onWithdraw}>
              {t.withdrawStructure}
              <span className="visually-hidden"> {t.ofQuestion({ number })}</span>
            </Button>
          </>
        )}
      </p>
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

function Fact({ name, words, id }: { name: string; words: string; id?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {words} {id !== undefined && <small>{id}</small>}
      </dd>
    </div>
  );
}

/** All forms of a question's structure are found by its first three parts. */
const structureOf = ({ template }: BankQuestion): string => template.split('/').slice(0, 3).join('/');

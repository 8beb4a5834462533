import type { PupilQuestion, Visual } from '@sumfox/contracts/question/item';
import { isDrawn } from '@sumfox/contracts/question/manipulative';
import { answeringOf } from '@sumfox/question-kinds/registry';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { loadDrawnFigure, VisualFigure } from '../../entities/question/index.js';
import { TopicPicture } from '../../entities/reward/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { loadCounting } from '../../features/count-things/index.js';
import { useLatePart } from '../../shared/lib/late-part.js';

import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';
import { useTightened } from './use-tightened.js';
import { Button } from '../../shared/ui/button.js';

export function marksText(marks: number): string {
  return marks === 1 ? '1 mark' : PAPER.get().marks({ marks });
}

/** Stem, badges, drawing and hints of one question. What is too long for the screen scrolls inside the card. */
export function QuestionCard(props: {
  question: PupilQuestion;
  number: number;
  total: number;
  isYoung: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  hintsShown: number;
  renderBlank: (index: number) => ReactNode;
  /** What was drawn as an answer; null while the answer side shows it. */
  drawn: string | null;
}) {
  const t = useMessages(PAPER);
  const { question } = props;
  const { stem } = answeringOf(question).spoken(question);
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useTightened(scroller);
  return (
    <section
      className={props.isYoung ? 'question question--young' : 'question'}
      aria-labelledby="question-heading"
    >
      <div className="question__top">
        <div className="question__badges">
          <h2 id="question-heading" ref={props.headingRef} tabIndex={-1} className="question__tag">
            {t.questionNumber({ number: props.number })}
            <span className="visually-hidden"> {t.of({ total: props.total })}</span>
          </h2>
          <span className="question__tag">{marksText(question.marks)}</span>
          <span className="question__tag">{question.subStrandDisplayName}</span>
          <span className="question__tag question__tag--more">{question.heuristicDisplayName}</span>
        </div>
        <Speaker leads names={stem.name} passages={[stem]} />
      </div>
      <div
        ref={scroller}
        className="question__scroller"
        // Keys scroll it where it holds nothing that takes the focus.
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': t.theQuestion } : {})}
      >
        <div className="question__stem">
          <ReadableText place={stem.place} text={stem.text} renderBlank={props.renderBlank} />
        </div>
        {props.isYoung && (!question.visual || props.drawn === null) && (
          <div className="question__topic">
            <TopicPicture subStrandId={question.subStrandId} />
          </div>
        )}
        {question.visual && props.drawn !== null && (
          <QuestionVisual
            visual={question.visual}
            question={question}
            isYoung={props.isYoung}
            drawn={props.drawn}
          />
        )}
        <Hints hints={question.scaffoldingHints} shown={props.hintsShown} />
      </div>
    </section>
  );
}

/** The drawing of a question; Primary 1 and 2 count the things in it by a tap. */
function QuestionVisual(props: { visual: Visual; question: PupilQuestion; isYoung: boolean; drawn: string }) {
  const { visual, drawn, question } = props;
  const thing = isDrawn(question.manipulative) ? question.manipulative : null;
  const DrawnFigure = useLatePart(loadDrawnFigure, thing !== null)?.DrawnFigure;
  const counts = props.isYoung && visual.things !== undefined;
  const CountableFigure = useLatePart(loadCounting, counts)?.CountableFigure;
  if (thing && DrawnFigure) return <DrawnFigure visual={visual} thing={thing} text={drawn} />;
  return CountableFigure ? (
    <CountableFigure visual={visual} questionId={question.id} />
  ) : (
    <VisualFigure visual={visual} />
  );
}

/** The hints opened so far, below the question; a new one is scrolled into sight. */
function Hints({ hints, shown }: { hints: readonly string[]; shown: number }) {
  const t = useMessages(PAPER);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(shown);
  /** So many hints were open when the pupil hid them; a further one shows all again. */
  const [hiddenAt, setHiddenAt] = useState(0);
  const isHidden = hiddenAt === shown;
  useEffect(() => {
    if (shown > before.current) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    before.current = shown;
  }, [shown]);
  if (hints.length === 0) return null;
  return (
    <>
      {shown > 0 && (
        <Button
          tone="quiet"
          className="hints__toggle"
          aria-expanded={!isHidden}
          onClick={() => setHiddenAt(isHidden ? 0 : shown)}
        >
          {isHidden ? t.showTheHints : t.hideTheHints}
        </Button>
      )}
      <HintList list={list} hints={hints} shown={isHidden ? 0 : shown} />
    </>
  );
}

function HintList({
  list,
  hints,
  shown,
}: {
  list: Ref<HTMLOListElement>;
  hints: readonly string[];
  shown: number;
}) {
  const t = useMessages(PAPER);
  return (
    <ol ref={list} className="hints" aria-live="polite">
      {hints.slice(0, shown).map((hint, index) => (
        <li key={index} className="hints__hint">
          <b>{t.hintOf({ index: index + 1, count: hints.length })}</b>
          <span>
            <ReadableText place={`hint-${index}`} text={hint} />
          </span>
          <Speaker names={t.hint({ index: index + 1 })} passages={[{ place: `hint-${index}`, text: hint }]} />
        </li>
      ))}
    </ol>
  );
}

import type { PupilQuestion, ReviewedQuestion } from '@sumfox/contracts/question/item';
import type { HeldAnswer } from '@sumfox/question-kinds/answering-kind';
import { useId, type ReactNode } from 'react';
import AnswerPreview from '../src/entities/question/answer-preview.js';
import {
  AnswerLines,
  answerViewOf,
  ownAnswerLines,
  shownViewOf,
  StemBlank,
  VisualFigure,
} from '../src/entities/question/index.js';
import { MathText } from '../src/shared/ui/math-text.js';
import { Held } from './held.js';

/** An answer with nothing in it. */
export const NO_ANSWER: HeldAnswer = {
  answer: '',
  selectedOption: null,
  answerParts: null,
  blankAnswers: null,
};

/** A question where a pupil answers it. */
export function Answering(props: {
  question: PupilQuestion;
  answer?: Partial<HeldAnswer>;
  isLocked?: boolean;
  hasKeypad?: boolean;
}) {
  const { answer, isLocked = false, hasKeypad = false } = props;
  // Options of two questions on one sheet are not one choice.
  const question = { ...props.question, id: useId() };
  const { heading, Entry } = answerViewOf(question);
  return (
    <Held<HeldAnswer> start={{ ...NO_ANSWER, ...answer }}>
      {(held, hold) => {
        const entry = {
          question,
          answer: held,
          isLocked,
          hasKeypad,
          onEdit: (fields: Partial<HeldAnswer>) => hold({ ...held, ...fields }),
        };
        return (
          <>
            <div className="question__stem">
              <MathText
                text={question.questionText}
                renderBlank={(at) => <StemBlank key={at} index={at} {...entry} />}
              />
            </div>
            {question.visual && <VisualFigure visual={question.visual} />}
            <p className="gallery__heading">{heading()}</p>
            <Entry {...entry} />
          </>
        );
      }}
    </Held>
  );
}

/** What is read back of an answer while it is written. */
export function Previewed({ question, answer }: { question: PupilQuestion; answer: Partial<HeldAnswer> }) {
  const texts = answerViewOf(question).written?.(question, { ...NO_ANSWER, ...answer });
  if (!texts) return <p className="note">Nothing is read back.</p>;
  return texts.map(({ name, text }, at) => (
    <AnswerPreview key={at} question={question} response={text} {...(name ? { label: name } : {})} />
  ));
}

/** A question as grown-ups read it, with the pupil's answer below. */
export function Printed({ question, answer }: { question: PupilQuestion; answer: Partial<HeldAnswer> }) {
  const { name, Printed: Below } = shownViewOf(question);
  return (
    <Sheet question={question} answer={answer}>
      <p className="note">{name()}</p>
      {Below && <Below question={question} className="bank-list__options" />}
    </Sheet>
  );
}

/** A question in the review of a paper. */
export function Reviewed(props: {
  question: ReviewedQuestion;
  answer: Partial<HeldAnswer>;
  chosenWords: string;
}) {
  const { question, answer, chosenWords } = props;
  const { Reviewed: Below } = shownViewOf(question);
  return (
    <Sheet question={question} answer={answer}>
      {Below && (
        <Below question={question} chosen={answer.selectedOption ?? null} chosenWords={chosenWords} />
      )}
    </Sheet>
  );
}

function Sheet({
  question,
  answer,
  children,
}: {
  question: PupilQuestion;
  answer: Partial<HeldAnswer>;
  children: ReactNode;
}) {
  return (
    <div className="card">
      <div className="review__stem">
        <MathText text={question.questionText} />
      </div>
      {children}
      <AnswerLines lines={ownAnswerLines(question, { ...NO_ANSWER, ...answer })} />
    </div>
  );
}

/** A question after its paper, with its key. */
export const reveal = (
  question: PupilQuestion,
  key: Pick<ReviewedQuestion, 'mcqOptions' | 'blankPositions' | 'modelAnswer'>,
): ReviewedQuestion => ({ ...question, solutionSteps: [], ...key });

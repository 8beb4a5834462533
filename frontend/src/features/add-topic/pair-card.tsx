import { TOPIC_LIMITS, type SheetPair } from '@sumfox/contracts/content/topic';
import { Check, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type AnswerRow,
  DifficultyField,
  type QuestionRow,
  TextAreaField,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { ADD_TOPIC } from './add-topic.messages.js';
import { firstDoubt, proposeNumber } from './checked-pairs.rules.js';
import type { PdfPages } from './pdf-pages.js';

interface PairProps {
  number: number;
  question: QuestionRow;
  answer: AnswerRow;
  /** Null for a question that a person added. */
  pair: SheetPair | null;
  /** Null where the browser cannot show the pages. */
  pdf: PdfPages | null;
  isDoubtful: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onQuestion: (changes: Partial<QuestionRow>) => void;
  onAnswer: (changes: Partial<AnswerRow>) => void;
  onLooked: () => void;
  /** Null for the last one, which stays. */
  onRemove: (() => void) | null;
}

/** A question with its answer: in short, or with fields where it is chosen or in doubt. */
export function PairCard(props: PairProps) {
  const t = useMessages(ADD_TOPIC);
  const { question, answer, pair, isDoubtful, isSelected } = props;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);
  const isOpen = isSelected || isDoubtful || question.question === '';
  const look = isDoubtful ? ' pair-card--doubt' : isSelected ? ' pair-card--selected' : '';
  return (
    <li ref={element} className={`pair-card${look}`}>
      <div className="pair-card__head">
        <button
          type="button"
          className="pair-card__number"
          aria-label={t.showOnThePage({ number: props.number })}
          onClick={props.onSelect}
        >
          {pair?.number || props.number}
        </button>
        {isOpen ? (
          <strong>{isDoubtful ? t.pleaseCheck : t.questionAndAnswer}</strong>
        ) : (
          <button type="button" className="pair-card__short" onClick={props.onSelect}>
            <span className="visually-hidden">{t.editQuestion({ number: props.number })} </span>
            <span className="pair-card__text">{question.question}</span>
            <span className="pair-card__answer">{t.answerIs({ answer: answer.answer })}</span>
          </button>
        )}
        {pair && (
          <span className={`pair-card__sure${isDoubtful ? ' pair-card__sure--low' : ''}`}>
            {t.percentSure({ percent: pair.confidence })}
          </span>
        )}
      </div>
      {isOpen && <PairFields {...props} />}
    </li>
  );
}

function PairFields(props: PairProps) {
  const t = useMessages(ADD_TOPIC);
  const { number, question, answer, pair, isDoubtful } = props;
  const doubt = pair && isDoubtful ? firstDoubt(pair) : null;
  const proposal = proposeNumber(answer.answer);
  return (
    <div className="pair-card__fields">
      {doubt && <p className="pair-card__doubt">{t.doubts[doubt]}</p>}
      <TextAreaField
        label={t.questionLabel({ number })}
        rows={3}
        maxLength={TOPIC_LIMITS.questionLength}
        value={question.question}
        onValue={(text) => props.onQuestion({ question: text })}
      />
      {pair && props.pdf && <PairPictures pair={pair} pdf={props.pdf} number={number} />}
      <div className="pair-card__row">
        <TextAreaField
          label={t.answerLabel({ number })}
          rows={1}
          maxLength={TOPIC_LIMITS.answerLength}
          value={answer.answer}
          onValue={(text) => props.onAnswer({ answer: text })}
        />
        <DifficultyField
          label={t.difficultyOfQuestion({ number })}
          value={question.difficulty}
          onValue={(difficulty) => props.onQuestion({ difficulty })}
        />
      </div>
      <TextAreaField
        label={t.explanation({ number })}
        optional
        rows={1}
        maxLength={TOPIC_LIMITS.answerLength}
        value={answer.explanation}
        onValue={(explanation) => props.onAnswer({ explanation })}
      />
      <div className="pair-card__actions">
        {pair?.marks != null && <span className="note">{t.marksOnTheSheet({ count: pair.marks })}</span>}
        {proposal !== null && (
          <Button onClick={() => props.onAnswer({ answer: proposal })}>{t.useInstead({ proposal })}</Button>
        )}
        {isDoubtful && (
          <Button onClick={props.onLooked}>
            <Check aria-hidden size={20} />
            {t.itIsRight}
          </Button>
        )}
        {props.onRemove && (
          <button type="button" className="action action--quiet" onClick={props.onRemove}>
            <Trash2 aria-hidden size={20} />
            {t.remove}
            <span className="visually-hidden"> {t.questionNumber({ number })}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** The pictures and tables of a question, cut out of the page. */
function PairPictures({ pair, pdf, number }: { pair: SheetPair; pdf: PdfPages; number: number }) {
  const t = useMessages(ADD_TOPIC);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const cut = async (): Promise<void> => {
      const found: string[] = [];
      for (const place of pair.pictures) found.push(await pdf.crop(place));
      if (isCurrent) setPictures(found);
    };
    if (pair.pictures.length > 0) void cut();
    return () => {
      isCurrent = false;
    };
  }, [pair, pdf]);
  return pictures.map((picture) => (
    <img key={picture} className="pair-card__picture" src={picture} alt={t.pictureOfQuestion({ number })} />
  ));
}

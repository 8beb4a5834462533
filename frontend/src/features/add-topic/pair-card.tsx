import { TOPIC_LIMITS, type SheetPlace } from '@sumfox/contracts/content/topic';
import { Check, Combine, type LucideIcon, Scissors, Trash2 } from 'lucide-react';
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
  /** Null where the browser cannot show the pages. */
  pdf: PdfPages | null;
  isDoubtful: boolean;
  isSelected: boolean;
  /** There is no next one to join with. */
  isLast: boolean;
  /** The only one stays. */
  isOnly: boolean;
  /** There is room for one more. */
  canSplit: boolean;
  onSelect: () => void;
  onQuestion: (changes: Partial<QuestionRow>) => void;
  onAnswer: (changes: Partial<AnswerRow>) => void;
  onLooked: () => void;
  onJoin: () => void;
  /** Cuts the text in two at a place in it. */
  onSplit: (cut: number) => void;
  onRemove: () => void;
  onRemovePicture: (picture: SheetPlace) => void;
}

/** A question with its answer: in short, or with fields where it is chosen or in doubt. */
export function PairCard(props: PairProps) {
  const t = useMessages(ADD_TOPIC);
  const { question, answer, isDoubtful, isSelected } = props;
  const { sheet } = question;
  const shownNumber = sheet?.number || props.number;
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
          aria-label={t.showOnThePage({ number: shownNumber })}
          onClick={props.onSelect}
        >
          {shownNumber}
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
        {sheet && (
          <span className={`pair-card__sure${isDoubtful ? ' pair-card__sure--low' : ''}`}>
            {t.percentSure({ percent: sheet.confidence })}
          </span>
        )}
      </div>
      {isOpen && <PairFields {...props} />}
    </li>
  );
}

function PairFields(props: PairProps) {
  const t = useMessages(ADD_TOPIC);
  const { number, question, answer, isDoubtful } = props;
  const { sheet } = question;
  const doubt = sheet && isDoubtful ? firstDoubt(sheet) : null;
  const text = useRef<HTMLDivElement>(null);
  return (
    <div className="pair-card__fields">
      {doubt && <p className="pair-card__doubt">{t.doubts[doubt]}</p>}
      <div ref={text}>
        <TextAreaField
          label={t.questionLabel({ number })}
          rows={3}
          maxLength={TOPIC_LIMITS.questionLength}
          value={question.question}
          onValue={(value) => props.onQuestion({ question: value })}
        />
      </div>
      {sheet && props.pdf && (
        <PairPictures
          pictures={sheet.pictures}
          pdf={props.pdf}
          number={number}
          onRemove={props.onRemovePicture}
        />
      )}
      <div className="pair-card__row">
        <TextAreaField
          label={t.answerLabel({ number })}
          rows={1}
          maxLength={TOPIC_LIMITS.answerLength}
          value={answer.answer}
          onValue={(value) => props.onAnswer({ answer: value })}
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
      <PairActions
        {...props}
        readCursor={() => text.current?.querySelector('textarea')?.selectionStart ?? 0}
      />
    </div>
  );
}

function PairActions(props: PairProps & { readCursor: () => number }) {
  const t = useMessages(ADD_TOPIC);
  const { number, question, answer, readCursor } = props;
  const [hasNoCut, setHasNoCut] = useState(false);
  const proposal = proposeNumber(answer.answer);
  const marks = question.sheet?.marks;
  const split = (): void => {
    const cut = readCursor();
    const isInside =
      question.question.slice(0, cut).trim() !== '' && question.question.slice(cut).trim() !== '';
    setHasNoCut(!isInside);
    if (isInside) props.onSplit(cut);
  };
  return (
    <div className="pair-card__actions">
      {marks != null && <span className="note">{t.marksOnTheSheet({ count: marks })}</span>}
      {proposal !== null && (
        <Button onClick={() => props.onAnswer({ answer: proposal })}>{t.useInstead({ proposal })}</Button>
      )}
      {props.isDoubtful && (
        <Button onClick={props.onLooked}>
          <Check aria-hidden size={20} />
          {t.itIsRight}
        </Button>
      )}
      {props.canSplit && (
        <Action icon={Scissors} of={t.questionNumber({ number })} onClick={split}>
          {t.splitAtTheCursor}
        </Action>
      )}
      {!props.isLast && (
        <Action icon={Combine} of={t.questionNumber({ number })} onClick={props.onJoin}>
          {t.joinWithNext}
        </Action>
      )}
      {!props.isOnly && (
        <Action icon={Trash2} of={t.questionNumber({ number })} onClick={props.onRemove}>
          {t.remove}
        </Action>
      )}
      {hasNoCut && (
        <p className="pair-card__doubt" role="alert">
          {t.putTheCursorWhere}
        </p>
      )}
    </div>
  );
}

function Action(props: { icon: LucideIcon; of: string; onClick: () => void; children: string }) {
  const Icon = props.icon;
  return (
    <button type="button" className="action action--quiet" onClick={props.onClick}>
      <Icon aria-hidden size={20} />
      {props.children}
      <span className="visually-hidden"> {props.of}</span>
    </button>
  );
}

/** The pictures and tables of a question, cut out of the page; they are saved with the topic (TOPIC-16). */
function PairPictures(props: {
  pictures: readonly SheetPlace[];
  pdf: PdfPages;
  number: number;
  onRemove: (picture: SheetPlace) => void;
}) {
  const t = useMessages(ADD_TOPIC);
  const { pictures, pdf, number } = props;
  const [cut, setCut] = useState<ReadonlyMap<SheetPlace, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const cutAll = async (): Promise<void> => {
      const found = new Map<SheetPlace, string>();
      for (const place of pictures) found.set(place, await pdf.crop(place));
      if (isCurrent) setCut(found);
    };
    if (pictures.length > 0) void cutAll();
    return () => {
      isCurrent = false;
    };
  }, [pictures, pdf]);
  return pictures.map((place, at) => (
    <figure key={`${place.page} ${place.left} ${place.top}`} className="pair-card__figure">
      {cut.has(place) && (
        <img className="pair-card__picture" src={cut.get(place)} alt={t.pictureOfQuestion({ number })} />
      )}
      <Action
        icon={Trash2}
        of={t.pictureNumberOfQuestion({ picture: at + 1, number })}
        onClick={() => props.onRemove(place)}
      >
        {t.removePicture}
      </Action>
    </figure>
  ));
}

import type { ReviewedQuestion } from '@sumfox/contracts/question/item';
import { isDrawn } from '@sumfox/contracts/question/manipulative';
import { useMessages } from '../../../shared/messages/define-messages.js';
import { DrawnFigure } from './drawn-figure.js';
import { DRAWN } from './drawn.messages.js';

/** What the pupil drew beside the right drawing; that one alone where nothing was drawn. */
export default function DrawnPair(props: {
  question: Pick<ReviewedQuestion, 'visual' | 'manipulative' | 'modelAnswer'>;
  answer: string;
  /** Above the pupil's drawing. */
  own: string;
  isFull: boolean;
}) {
  const t = useMessages(DRAWN);
  const { question, answer, own, isFull } = props;
  const { visual, manipulative: thing, modelAnswer } = question;
  if (!visual || !isDrawn(thing)) return null;
  return (
    <div className="drawn-pair">
      {answer.trim() !== '' && (
        <figure>
          <DrawnFigure visual={visual} thing={thing} text={answer} isRight={isFull} />
          <figcaption>{own}</figcaption>
        </figure>
      )}
      {!isFull && modelAnswer !== '' && (
        <figure>
          <DrawnFigure visual={visual} thing={thing} text={modelAnswer} isRight />
          <figcaption>{t.rightDrawing}</figcaption>
        </figure>
      )}
    </div>
  );
}

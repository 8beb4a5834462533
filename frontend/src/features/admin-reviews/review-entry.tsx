import type { QueuedReview } from '@product/contracts/marking/review.endpoints';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { momentText } from '../../lib/moments.js';
import { DecisionBar } from './decision-bar.js';
import { AnswerCard, KeyCard, MarkCard, ModelSaidCard, QuestionCard } from './review-cards.js';
import { decisionText, kindName, whyText } from './reviews.rules.js';

/** One entry with all that speaks for and against, side by side; what it says of the pupil is the answer alone. */
export function ReviewEntry(props: { review: QueuedReview; onClose: () => void; onDone: () => void }) {
  const { review } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <article className="reviews__entry" aria-labelledby="review-heading">
      <header className="reviews__entry-head">
        <div>
          <h3 id="review-heading" ref={heading} tabIndex={-1}>
            {kindName(review.kind)}
          </h3>
          <p className="note">
            {whyText(review.why)} · since {momentText(review.createdAt)}
          </p>
        </div>
        <Button onClick={props.onClose}>Back to the list</Button>
      </header>
      <div className="reviews__cards">
        <div>
          <QuestionCard review={review} />
          <KeyCard review={review} />
        </div>
        <div>
          <AnswerCard review={review} />
          <MarkCard review={review} />
          <ModelSaidCard review={review} />
        </div>
      </div>
      {review.decision ? (
        <p className="reviews__decided">
          <b>{decisionText(review)}</b> by {review.decision.decidedBy ?? 'an erased account'},{' '}
          {momentText(review.decision.decidedAt)}
        </p>
      ) : (
        <DecisionBar review={review} onDone={props.onDone} />
      )}
    </article>
  );
}

import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { momentText } from '../../shared/lib/moments.js';
import { DecisionBar } from './decision-bar.js';
import { AnswerCard, KeyCard, MarkCard, ModelSaidCard, QuestionCard } from './review-cards.js';
import { decisionText, kindName, placeQuery, whyText } from '../../entities/review/index.js';

/** One entry with all that speaks for and against, side by side; what it says of the pupil is the answer alone. */
export function ReviewEntry(props: { review: QueuedReview; onClose: () => void; onDone: () => void }) {
  const { review } = props;
  const place = useQuery(placeQuery(review.reviewId));
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
          <QuestionCard review={review} question={place.data?.question ?? review.question} />
          <KeyCard review={review} />
        </div>
        <div>
          <AnswerCard review={review} drawing={place.data?.drawing ?? null} />
          <MarkCard review={review} />
          <ModelSaidCard review={review} />
        </div>
      </div>
      {place.isError && (
        <p className="reviews__missing" role="status">
          The drawings of this entry could not be loaded.{' '}
          <Button onClick={() => void place.refetch()}>Try again</Button>
        </p>
      )}
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

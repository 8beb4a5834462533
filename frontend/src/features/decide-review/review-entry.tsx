import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { momentText } from '../../shared/messages/moments.js';
import { DecisionBar } from './decision-bar.js';
import { AnswerCard, KeyCard, MarkCard, ModelSaidCard, QuestionCard } from './review-cards.js';
import { decisionText, kindName, placeQuery, whyText } from '../../entities/review/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DECIDE_REVIEW } from './decide-review.messages.js';

/** One entry with all that speaks for and against, side by side; what it says of the pupil is the answer alone. */
export function ReviewEntry(props: { review: QueuedReview; onClose: () => void; onDone: () => void }) {
  const t = useMessages(DECIDE_REVIEW);
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
          <p className="note">{t.since({ why: whyText(review.why), time: momentText(review.createdAt) })}</p>
        </div>
        <Button onClick={props.onClose}>{t.backToTheList}</Button>
      </header>
      <div className="reviews__cards">
        <div>
          <QuestionCard review={review} question={place.data?.question ?? review.question} />
          <KeyCard review={review} question={place.data?.question ?? review.question} />
        </div>
        <div>
          <AnswerCard
            review={review}
            drawing={place.data?.drawing ?? null}
            question={place.data?.question ?? review.question}
          />
          <MarkCard review={review} />
          <ModelSaidCard review={review} />
        </div>
      </div>
      {place.isError && (
        <p className="reviews__missing" role="status">
          {t.theDrawingsOfThis} <Button onClick={() => void place.refetch()}>{t.tryAgain}</Button>
        </p>
      )}
      {review.decision ? (
        <p className="reviews__decided">
          <b>{decisionText(review)}</b>{' '}
          {t.decidedBy({
            name: review.decision.decidedBy ?? t.erasedAccount,
            time: momentText(review.decision.decidedAt),
          })}
        </p>
      ) : (
        <DecisionBar review={review} onDone={props.onDone} />
      )}
    </article>
  );
}

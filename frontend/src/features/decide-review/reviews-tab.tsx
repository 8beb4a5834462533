import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState, type Ref } from 'react';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { dayText, momentText } from '../../shared/lib/moments.js';
import { ReviewEntry } from './review-entry.js';
import {
  decisionText,
  forgetWaiting,
  kindName,
  nextAfter,
  reviewsQuery,
  type ReviewStatus,
  whyText,
} from '../../entities/review/index.js';
import './reviews.css';

const FILTERS: ReadonlyArray<{ status: ReviewStatus; label: string }> = [
  { status: 'open', label: 'Waiting' },
  { status: 'decided', label: 'Decided' },
];

/** What rules and model could not settle: a person reads it and decides. */
export default function ReviewsTab() {
  const client = useQueryClient();
  const [status, setStatus] = useState<ReviewStatus>('open');
  // Kept as it was opened: it must not go from under the eyes of its reader when the list is fetched anew.
  const [opened, setOpened] = useState<QueuedReview | null>(null);
  const list = useInfiniteQuery(reviewsQuery(status));
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef(new Map<string, HTMLButtonElement>());
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && opened === null)
      (rows.current.get(last.current) ?? heading.current)?.focus();
    last.current = opened?.reviewId ?? null;
  }, [opened]);

  const show = (to: ReviewStatus): void => {
    setStatus(to);
    setOpened(null);
  };
  const goOn = (done: QueuedReview): void => {
    setOpened(nextAfter(reviews, done.reviewId));
    forgetWaiting(client, done.reviewId);
  };

  return (
    <div className={opened ? 'reviews reviews--opened' : 'reviews'}>
      <div className="reviews__columns">
        <div className="reviews__head">
          <h2 ref={heading} tabIndex={-1}>
            {status === 'open' ? 'Waiting for a person' : 'Decided'}
          </h2>
          <div className="reviews__filter" role="group" aria-label="Show">
            {FILTERS.map((each) => (
              <Button
                key={each.status}
                type={status === each.status ? 'primary' : 'default'}
                aria-pressed={status === each.status}
                onClick={() => show(each.status)}
              >
                {each.label}
              </Button>
            ))}
          </div>
        </div>
        {list.isRefetchError && (
          <p className="system__stale" role="status">
            The newest entries could not be loaded. These are from before.
          </p>
        )}
        {!list.data ? (
          list.isError ? (
            <ErrorPanel
              title="The entries could not be loaded"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <Skeleton heights={[72, 72, 72]} label="Loading the entries" />
          )
        ) : reviews.length === 0 && !opened ? (
          <StatePanel
            face="hello"
            title={status === 'open' ? 'Nothing waits for a person.' : 'Nothing was decided yet.'}
          >
            {status === 'open' && 'What rules and model cannot decide will stand here.'}
          </StatePanel>
        ) : (
          <ul className="reviews__list">
            {reviews.map((review) => (
              <li key={review.reviewId}>
                <ReviewRow
                  review={review}
                  isOpened={opened?.reviewId === review.reviewId}
                  onOpen={() => setOpened(review)}
                  buttonRef={(button) => {
                    if (button) rows.current.set(review.reviewId, button);
                    else rows.current.delete(review.reviewId);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <LoadMore list={list} />
      </div>
      {opened && (
        <ReviewEntry
          key={opened.reviewId}
          review={opened}
          onClose={() => setOpened(null)}
          onDone={() => goOn(opened)}
        />
      )}
    </div>
  );
}

function ReviewRow(props: {
  review: QueuedReview;
  isOpened: boolean;
  onOpen: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}) {
  const { review, isOpened } = props;
  const decided = decisionText(review);
  return (
    <button
      ref={props.buttonRef}
      type="button"
      className="reviews__row"
      aria-current={isOpened ? 'true' : undefined}
      onClick={props.onOpen}
    >
      <b>{kindName(review.kind)}</b>
      <span className="reviews__stem">{review.questionText}</span>
      <span className="note">
        {decided === null || !review.decision
          ? `${whyText(review.why)} · since ${dayText(review.createdAt)}`
          : `${decided} · ${review.decision.decidedBy ?? 'an erased account'}, ${momentText(review.decision.decidedAt)}`}
      </span>
    </button>
  );
}

import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState, type Ref } from 'react';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { dayText, momentText } from '../../shared/messages/moments.js';
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
import { useMessages } from '../../shared/messages/define-messages.js';
import { DECIDE_REVIEW } from './decide-review.messages.js';
import './reviews.css';

const readFilters = (): ReadonlyArray<{ status: ReviewStatus; label: string }> => [
  { status: 'open', label: DECIDE_REVIEW.get().waiting },
  { status: 'decided', label: DECIDE_REVIEW.get().decided },
];

/** What rules and model could not settle: a person reads it and decides. */
export default function ReviewsTab() {
  const t = useMessages(DECIDE_REVIEW);
  const client = useQueryClient();
  const [status, setStatus] = useState<ReviewStatus>('open');
  // Kept as it was opened: it must not go from under the eyes of its reader when the list is fetched again.
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
            {status === 'open' ? t.waitingForAPerson : t.decided}
          </h2>
          <div className="reviews__filter" role="group" aria-label={t.show}>
            {readFilters().map((each) => (
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
            {t.theNewestEntriesCould}
          </p>
        )}
        {!list.data ? (
          list.isError ? (
            <ErrorPanel
              reader="adult"
              title={t.theEntriesCouldNot}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <Skeleton heights={[72, 72, 72]} label={t.loadingTheEntries} />
          )
        ) : reviews.length === 0 && !opened ? (
          <StatePanel face="hello" title={status === 'open' ? t.nothingWaitsForA : t.nothingWasDecidedYet}>
            {status === 'open' && t.whatRulesAndModel}
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
  const t = useMessages(DECIDE_REVIEW);
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
          ? t.since({ why: whyText(review.why), time: dayText(review.createdAt) })
          : `${decided} · ${review.decision.decidedBy ?? t.erasedAccount}, ${momentText(review.decision.decidedAt)}`}
      </span>
    </button>
  );
}

import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { choicesOf, type ReviewDecision, sendDecision } from '../../entities/review/index.js';

const FAULTY: ReviewDecision = { marksAwarded: null, isKeyFaulty: true };
const NOT_SENT = 'No answer came. Please send it again: a decision counts once.';

/** What a person can decide of an entry; `onDone` leads on to the next. */
export function DecisionBar({ review, onDone }: { review: QueuedReview; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: ({ decision }: { decision: ReviewDecision; done: string }) =>
      sendDecision(review.reviewId, decision),
    onSuccess: (_, { done }) => {
      notify('Decided', done, 'success');
      onDone();
    },
    onError: (error) => {
      if (isOver(error)) setAsked(false);
    },
  });
  if (isOver(send.error)) return <OverMeanwhile error={send.error} onGoOn={onDone} />;
  const fault = send.isError ? errorSentence(send.error, NOT_SENT) : null;
  return (
    <section className="reviews__decide" aria-label="Decide">
      {fault && !isAsked && (
        <p role="alert" className="field__fault">
          {fault}
        </p>
      )}
      <div className="reviews__choices">
        {choicesOf(review).map(({ label, decision, done }) => (
          <Button key={label} disabled={send.isPending} onClick={() => send.mutate({ decision, done })}>
            {label}
          </Button>
        ))}
        <Button
          danger
          disabled={send.isPending}
          onClick={() => {
            send.reset();
            setAsked(true);
          }}
        >
          The question is faulty
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Is the question faulty?"
          confirmLabel="Yes, it is faulty"
          busyLabel="Sending…"
          busy={send.isPending}
          fault={fault}
          onConfirm={() =>
            send.mutate({
              decision: FAULTY,
              done: 'The question leaves the bank, and its papers are marked again.',
            })
          }
          onClose={() => setAsked(false)}
        >
          <p>
            The question leaves the bank, and every pupil who had it is marked again: each gets all its marks.
            This cannot be taken back.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Decided by somebody else, or gone with the pupil's account: there is nothing to decide any more. */
function isOver(error: unknown): error is CallError {
  return error instanceof CallError && (error.status === 409 || error.status === 404);
}

function OverMeanwhile({ error, onGoOn }: { error: CallError; onGoOn: () => void }) {
  return (
    <section className="reviews__decide" role="alert">
      <p>
        {error.status === 409
          ? 'Somebody else has decided this meanwhile. Your decision changed nothing.'
          : 'This entry is gone: the account it belonged to was erased.'}
      </p>
      <div className="reviews__choices">
        <Button type="primary" onClick={onGoOn}>
          Go on
        </Button>
      </div>
    </section>
  );
}

import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { choicesOf, type ReviewDecision, sendDecision } from '../../entities/review/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DECIDE_REVIEW } from './decide-review.messages.js';

const FAULTY: ReviewDecision = { marksAwarded: null, isKeyFaulty: true };
const readNotSent = () => DECIDE_REVIEW.get().noAnswerCamePlease;

/** What a person can decide of an entry; `onDone` leads on to the next. */
export function DecisionBar({ review, onDone }: { review: QueuedReview; onDone: () => void }) {
  const t = useMessages(DECIDE_REVIEW);
  const [isAsked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: ({ decision }: { decision: ReviewDecision; done: string }) =>
      sendDecision(review.reviewId, decision),
    onSuccess: (_, { done }) => {
      notify(t.decided, done, 'success');
      onDone();
    },
    onError: (error) => {
      if (isOver(error)) setAsked(false);
    },
  });
  if (isOver(send.error)) return <OverMeanwhile error={send.error} onGoOn={onDone} />;
  const fault = send.isError ? errorSentence(send.error, readNotSent()) : null;
  return (
    <section className="reviews__decide" aria-label={t.decide}>
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
          {t.theQuestionIsFaulty}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t.isTheQuestionFaulty}
          confirmLabel={t.yesItIsFaulty}
          busyLabel={t.sending}
          busy={send.isPending}
          fault={fault}
          onConfirm={() =>
            send.mutate({
              decision: FAULTY,
              done: t.theQuestionLeavesTheBank,
            })
          }
          onClose={() => setAsked(false)}
        >
          <p>{t.theQuestionLeavesThe}</p>
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
  const t = useMessages(DECIDE_REVIEW);
  return (
    <section className="reviews__decide" role="alert">
      <p>{error.status === 409 ? t.somebodyElseHasDecided : t.thisEntryIsGone}</p>
      <div className="reviews__choices">
        <Button type="primary" onClick={onGoOn}>
          {t.goOn}
        </Button>
      </div>
    </section>
  );
}

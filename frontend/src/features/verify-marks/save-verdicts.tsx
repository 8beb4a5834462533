import type { PaperToVerify } from '@sumfox/contracts/assessment/human-verification.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type Ref } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { useRequestId } from '../../shared/api/use-request-id.js';
import { type Drafts, faultyNumbers, isIncomplete, toVerdicts, withDraft } from './drafts.rules.js';
import { forgetVerified } from '../../entities/verification/index.js';
import { sendVerdicts, type VerdictBody } from './verification.api.js';
import { marksText } from './verification.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VERIFY_MARKS } from './verify-marks.messages.js';

const readNotSent = () => VERIFY_MARKS.get().noAnswerCamePlease;

/** Sends all verdicts of a paper at once; asked about first where a question is to leave the bank. */
export function SaveVerdicts(props: {
  paper: PaperToVerify;
  drafts: Drafts;
  buttonRef: Ref<HTMLButtonElement>;
  onDrafts: (drafts: Drafts) => void;
  onBusy: (busy: boolean) => void;
  onStale: () => Promise<unknown>;
  onTurn: (index: number) => void;
  onDone: () => void;
}) {
  const t = useMessages(VERIFY_MARKS);
  const { paper, drafts } = props;
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const withId = useRequestId<Omit<VerdictBody, 'requestId'>>();
  const send = useMutation({
    mutationFn: () => sendVerdicts(paper.id, withId({ verdicts: toVerdicts(paper, drafts) })),
    onMutate: () => {
      setFault(null);
      props.onBusy(true);
    },
    onSuccess: ({ verified, marksGained }) => {
      const gained = marksGained > 0 ? ` ${t.theStudentHasMore({ marksText: marksText(marksGained) })}` : '';
      notify(t.verified, t.marksVerified({ count: verified }) + gained, 'success');
      forgetVerified(client);
      props.onDone();
    },
    onError: (error) => {
      setAsked(false);
      const changed = changedPlaces(error);
      if (changed.length > 0) {
        props.onDrafts(changed.reduce((left, index) => withDraft(left, index, null), drafts));
        props.onTurn(changed[0] ?? 0);
        void props.onStale();
      }
      setFault(errorSentence(error, readNotSent()) + (changed.length > 0 ? ` ${t.pleaseLookAgain}` : ''));
    },
    onSettled: () => props.onBusy(false),
  });
  const incomplete = [...drafts].find(([, draft]) => isIncomplete(draft))?.[0];
  const start = (): void => {
    if (incomplete !== undefined) {
      props.onTurn(incomplete);
      setFault(t.questionStillNeedsThe({ incomplete: incomplete + 1 }));
    } else if (faultyNumbers(drafts).length > 0) setAsked(true);
    else send.mutate();
  };
  return (
    <>
      <Button
        ref={props.buttonRef}
        type="primary"
        className="verify__save"
        disabled={drafts.size === 0 || send.isPending}
        onClick={start}
      >
        {send.isPending ? t.saving : saveLabel(drafts.size)}
      </Button>
      {fault && (
        <p role="alert" className="field__fault verify__fault">
          {fault}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t.isTheQuestionFaulty}
          confirmLabel={t.yesSave}
          busyLabel={t.saving}
          busy={send.isPending}
          onConfirm={() => send.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{t.questionLeavesTheBank({ numbers: numbersText(faultyNumbers(drafts)) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function saveLabel(count: number): string {
  return count === 0 ? VERIFY_MARKS.get().saveVerdicts : VERIFY_MARKS.get().saveCount({ count });
}

/** `1`; `1 and 3`. */
function numbersText(numbers: readonly number[]): string {
  const [first = '', ...others] = numbers;
  return others.reduce<string>(
    (before, next) => VERIFY_MARKS.get().and({ numbers: before, next }),
    String(first),
  );
}

/** Places, from 0, that are not as they were shown; empty for any other fault. */
function changedPlaces(error: unknown): number[] {
  if (!(error instanceof CallError) || error.status !== 409) return [];
  const { questions } = error.details;
  return Array.isArray(questions) ? questions.map((number) => Number(number) - 1) : [];
}

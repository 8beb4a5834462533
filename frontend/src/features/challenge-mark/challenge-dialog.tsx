import { REASON_MISSING, type ChallengeReason } from '@sumfox/contracts/assessment/dispute';
import type { AccessedAssessment, CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { ChoiceField } from '../../shared/ui/choice-field.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { assessmentKey, CHANGED_BY_RESULT } from '../../entities/paper/index.js';
import { challengeQuestion, challengeTitle, readReasons, withDispute } from '../../entities/mark/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { faultSentence } from '../../shared/messages/refusal-sentence.js';
import { CHALLENGE_MARK } from './challenge-mark.messages.js';

/** Asks for the reason of a challenge: six reasons, one must be chosen (CHALLENGE-2). */
export default function ChallengeDialog(props: {
  assessment: CompletedAssessment;
  index: number;
  onClose: () => void;
}) {
  const t = useMessages(CHALLENGE_MARK);
  const { assessment, index } = props;
  const client = useQueryClient();
  const [reason, setReason] = useState<ChallengeReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const challenge = useMutation({
    mutationFn: (chosen: ChallengeReason) => challengeQuestion(assessment.id, index, chosen),
    onSuccess: (reply) => {
      props.onClose();
      client.setQueryData<AccessedAssessment>(
        assessmentKey(assessment.id),
        (before) => before && withDispute(before, index, { challenge: reply }),
      );
      if (reply.scoreUpdated)
        for (const queryKey of [assessmentKey(assessment.id), ...CHANGED_BY_RESULT])
          void client.invalidateQueries({ queryKey });
      notify(challengeTitle(reply), reply.message, reply.scoreUpdated ? 'success' : 'info');
    },
    onError: (error) => notify(t.challengeFailed, sentence(error), 'error'),
  });
  const send = (): void => {
    if (challenge.isPending) return;
    if (reason) challenge.mutate(reason);
    else {
      setMissing(true);
      notify(t.selectionRequired, faultSentence(REASON_MISSING));
    }
  };
  return (
    <Dialog title={t.whyDoYouThink} onClose={props.onClose} busy={challenge.isPending}>
      <p>{t.foxMarksYourAnswer}</p>
      <ChoiceField
        legend={t.chooseOne}
        choices={readReasons()}
        value={reason}
        onValue={(value) => {
          setReason(value);
          setMissing(false);
        }}
        fault={isMissing ? faultSentence(REASON_MISSING) : null}
      />
      {challenge.isError && (
        <p className="report__fault" role="alert">
          {sentence(challenge.error)}
        </p>
      )}
      <DialogActions>
        <Button disabled={challenge.isPending} onClick={props.onClose}>
          {t.notNow}
        </Button>
        <Button tone="primary" aria-disabled={reason === null || challenge.isPending} onClick={send}>
          {challenge.isPending ? t.foxIsLooking : t.askFoxToLook}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function sentence(error: unknown): string {
  return errorSentence(error, CHALLENGE_MARK.get().unableToProcessYour);
}

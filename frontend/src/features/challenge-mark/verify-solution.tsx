import { VERIFICATION_LIMIT, VERIFICATIONS_PER_DAY } from '@sumfox/contracts/assessment/dispute';
import type { AccessedAssessment, CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { assessmentKey } from '../../entities/paper/index.js';
import { checkSolution, findDispute, readVerificationWords, withDispute } from '../../entities/mark/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHALLENGE_MARK } from './challenge-mark.messages.js';
import '../../shared/ui/dispute.css';

/** Has the solution checked again, three times a day (CHALLENGE-12); the server counts, the page shows it. */
export function VerifySolution({ assessment, index }: { assessment: CompletedAssessment; index: number }) {
  const t = useMessages(CHALLENGE_MARK);
  const client = useQueryClient();
  const { verification } = findDispute(assessment, index);
  const questionId = assessment.questions[index]?.id ?? '';
  const keep = (found: NonNullable<typeof verification>): void => {
    client.setQueryData<AccessedAssessment>(
      assessmentKey(assessment.id),
      (before) => before && withDispute(before, index, { verification: found }),
    );
  };
  const verify = useMutation({
    mutationFn: () => checkSolution(questionId),
    onSuccess: ({ outcome, leftToday, message, corrected }) => {
      keep({ outcome, leftToday });
      if (corrected) void client.invalidateQueries({ queryKey: assessmentKey(assessment.id) });
      notify(readVerificationWords()[outcome].title, message, outcome === 'waiting' ? 'info' : 'success');
    },
    onError: (error) => {
      const isLimit = error instanceof CallError && error.code === 'verification-limit';
      if (isLimit && verification) keep({ ...verification, leftToday: 0 });
      notify(isLimit ? t.verificationLimitReached : t.verificationFailed, sentence(error), 'error');
    },
  });
  const left = verification?.leftToday ?? VERIFICATIONS_PER_DAY;
  const press = (): void => {
    if (verify.isPending) return;
    if (left > 0) verify.mutate();
    else notify(t.verificationLimitReached, VERIFICATION_LIMIT);
  };
  return (
    <div className="verify">
      <Button tone="quiet" aria-disabled={left <= 0 || verify.isPending} onClick={press}>
        <BadgeCheck size={20} aria-hidden />
        {verify.isPending ? t.foxIsSolvingIt : t.checkThisSolution}
      </Button>
      <div role="status">
        {verification && !verify.isPending && (
          <p className="verify__said">
            <b>{readVerificationWords()[verification.outcome].title}.</b>{' '}
            {readVerificationWords()[verification.outcome].text}
          </p>
        )}
        {left <= 0 && <p className="note">{t.youCanCheckIt}</p>}
      </div>
      {verify.isError && (
        <p className="report__fault" role="alert">
          {sentence(verify.error)}
        </p>
      )}
    </div>
  );
}

function sentence(error: unknown): string {
  return errorSentence(error, CHALLENGE_MARK.get().unableToVerifySolution);
}

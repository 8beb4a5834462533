import type { AccessedAssessment, CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { assessmentKey, assessmentQuery, CHANGED_BY_RESULT } from '../../entities/paper/index.js';
import { askMarkAgain } from '../../entities/mark/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHALLENGE_MARK } from './challenge-mark.messages.js';
import '../../shared/ui/dispute.css';

/** How often, and how far apart, the page looks for the marks it has asked for. */
const LOOKS = 5;
const LOOK_EVERY_MS = 1_500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
const isMissing = ({ feedback }: AccessedAssessment): boolean =>
  feedback?.some((each) => each === null) ?? true;

/** Beside a "?": asks for the missing marks again. Until they come they do not count. */
export function MarkAgain({ assessment }: { assessment: CompletedAssessment }) {
  const t = useMessages(CHALLENGE_MARK);
  const client = useQueryClient();
  const { id } = assessment;
  const again = useMutation({
    mutationFn: async () => {
      await askMarkAgain(id);
      for (let look = 0; look < LOOKS; look += 1) {
        await pause();
        const { queryKey, queryFn } = assessmentQuery(id);
        const now = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
        if (isMissing(now)) continue;
        for (const changed of CHANGED_BY_RESULT) void client.invalidateQueries({ queryKey: changed });
        return true;
      }
      return false;
    },
    onError: () => void client.invalidateQueries({ queryKey: assessmentKey(id) }),
  });
  return (
    <div className="mark-again">
      <Button disabled={again.isPending} onClick={() => again.mutate()}>
        <RefreshCw size={20} aria-hidden />
        {again.isPending ? t.foxIsMarking : t.markThisAgain}
      </Button>
      <p role="status">
        {again.isIdle && t.foxIsStillReading}
        {again.data === false && t.notYetFoxKeeps}
        {again.isError && errorSentence(again.error, t.foxCouldNotAsk)}
      </p>
    </div>
  );
}

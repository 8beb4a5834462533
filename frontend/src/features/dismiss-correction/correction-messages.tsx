import type { MarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { correctionsQuery } from '../../entities/mark/index.js';
import { dismissCorrection } from './corrections.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DISMISS_CORRECTION } from './dismiss-correction.messages.js';
import './correction-messages.css';

/**
 * Tells a pupil of marks that went up since a question of ours was at fault. What cannot be loaded is told at the next
 * visit: nothing here is waited for.
 */
export function CorrectionMessages() {
  const { data } = useQuery(correctionsQuery);
  const region = useRef<HTMLDivElement>(null);
  return (
    // Always there, so that a screen reader speaks what comes into it.
    <div role="status" className="corrections" ref={region} tabIndex={-1}>
      {data?.map((correction) => (
        <CorrectionMessage
          key={correction.id}
          correction={correction}
          // The button that was pressed goes with its message: whoever stood on it goes on here.
          onGone={() => region.current?.focus({ preventScroll: true })}
        />
      ))}
    </div>
  );
}

function CorrectionMessage({ correction, onGone }: { correction: MarkCorrection; onGone: () => void }) {
  const t = useMessages(DISMISS_CORRECTION);
  const client = useQueryClient();
  const { id, assessmentId, questionNumber, message } = correction;
  const dismiss = useMutation({
    mutationFn: () => dismissCorrection(id),
    onSuccess: () => {
      client.setQueryData(correctionsQuery.queryKey, (before) => before?.filter((each) => each.id !== id));
      onGone();
    },
    onError: () => notify(t.notPutAwayYet, t.theMessageCouldNot, 'error'),
  });
  return (
    <div className="correction">
      <Sparkles size={28} aria-hidden className="correction__sign" />
      <p>{message}</p>
      <div className="correction__answers">
        <Link
          to={`/assessment/${assessmentId}/review?question=${questionNumber}`}
          className="correction__look"
        >
          {t.seeTheQuestion}
        </Link>
        <Button tone="primary" disabled={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {t.thanksGotIt}
        </Button>
      </div>
    </div>
  );
}

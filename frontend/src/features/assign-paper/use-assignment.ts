import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../shared/api/call-error.js';
import { assignPaper, refreshChild, takeBackPaper, type WantedPaper } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { notify } from '../../shared/ui/notify.js';
import { ASSIGN_PAPER } from './assign-paper.messages.js';

interface Assignment {
  isMade: boolean;
  /** A call is on its way. */
  isBusy: boolean;
  assign: () => void;
  undo: () => void;
}

/** Makes a paper for a child, and takes it back while this page stays. What was refused is said in a notice. */
export function useAssignment(child: LinkedChild, wanted: WantedPaper): Assignment {
  const t = useMessages(ASSIGN_PAPER);
  const client = useQueryClient();
  const assign = useMutation({
    mutationFn: () => assignPaper(child, wanted),
    onSuccess: () => refreshChild(client, child.userId),
    onError: (error) => notify(t.assignFailed, errorSentence(error, t.failedToCreate), 'error', error),
  });
  const undo = useMutation({
    mutationFn: takeBackPaper,
    onSuccess: async () => {
      assign.reset();
      await refreshChild(client, child.userId);
    },
    onError: (error) => notify(t.undoFailed, errorSentence(error, t.undoFailedText), 'error', error),
  });
  const made = assign.data?.assessment.assessmentId;
  return {
    isMade: made !== undefined,
    isBusy: assign.isPending || undo.isPending,
    assign: () => assign.mutate(),
    undo: () => {
      if (made !== undefined) undo.mutate(made);
    },
  };
}

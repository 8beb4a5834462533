import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { CHANGED_BY_RESULT, removeJournal } from '../../entities/paper/index.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { notify } from '../../shared/ui/notify.js';
import { removeAssessment } from './practice.api.js';
import { START_PRACTICE } from './start-practice.messages.js';

/** Removes an unfinished assessment (PAPER-12). */
export function useRemoveAssessment() {
  const client = useQueryClient();
  const { userId } = useUser();
  return useMutation({
    mutationFn: removeAssessment,
    onSuccess: async (_, id) => {
      notify(
        START_PRACTICE.get().assessmentDeleted,
        START_PRACTICE.get().theIncompleteAssessmentHas,
        'success',
      );
      await removeJournal(userId, id);
    },
    onError: (error) =>
      notify(
        START_PRACTICE.get().error,
        START_PRACTICE.get().failedToDelete({
          reason: errorSentence(error, START_PRACTICE.get().pleaseTryAgain),
        }),
        'error',
      ),
    onSettled: async () => {
      for (const queryKey of CHANGED_BY_RESULT) await client.invalidateQueries({ queryKey });
    },
  });
}

import type { GradeLevel } from '@sumfox/curriculum/grades';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshStructures, sendRestoration } from '../../entities/batch/index.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { WITHDRAW_STRUCTURE } from './withdraw-structure.messages.js';

/** Brings a withdrawn structure back with its questions. */
export function UndoWithdrawal(props: { gradeLevel: GradeLevel; structure: string }) {
  const t = useMessages(WITHDRAW_STRUCTURE);
  const { gradeLevel, structure } = props;
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () => sendRestoration({ gradeLevel, structure }),
    onSuccess: ({ questions }) => {
      notify(t.restored, t.restoredText({ count: questions }), 'success');
      return refreshStructures(client);
    },
    onError: (error) => notify(t.undoFailed, errorSentence(error, t.undoFailed), 'error', error),
  });
  return (
    <Button
      disabled={undo.isPending}
      aria-label={t.undoOf({ structure, grade: gradeLevel })}
      onClick={() => undo.mutate()}
    >
      {undo.isPending ? t.undoing : t.undo}
    </Button>
  );
}

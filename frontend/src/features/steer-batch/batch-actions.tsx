import type { Batch } from '@sumfox/contracts/content/pregeneration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { type BatchAction, FACTORY_KEY, listActions, sendBatchAction } from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STEER_BATCH } from './steer-batch.messages.js';

interface ActionWords {
  label: string;
  done: string;
  failed: string;
}

const readWords = (): Readonly<Record<BatchAction, ActionWords>> => ({
  pause: {
    label: STEER_BATCH.get().pause,
    done: STEER_BATCH.get().batchPaused,
    failed: STEER_BATCH.get().failedToPauseThe,
  },
  resume: {
    label: STEER_BATCH.get().resume,
    done: STEER_BATCH.get().batchResumed,
    failed: STEER_BATCH.get().failedToResumeThe,
  },
  'resume-without-model': {
    label: STEER_BATCH.get().resumeWithoutTheModel,
    done: STEER_BATCH.get().batchResumed,
    failed: STEER_BATCH.get().failedToResumeThe,
  },
  cancel: {
    label: STEER_BATCH.get().cancel,
    done: STEER_BATCH.get().batchCancelled,
    failed: STEER_BATCH.get().failedToCancelThe,
  },
  delete: {
    label: STEER_BATCH.get().deleteLabel,
    done: STEER_BATCH.get().batchDeleted,
    failed: STEER_BATCH.get().failedToDeleteThe,
  },
});

type Final = 'cancel' | 'delete';
const isFinal = (action: BatchAction): action is Final => action === 'cancel' || action === 'delete';

/** What the state of a batch allows; what cannot be taken back is asked first. */
export function BatchActions({ batch }: { batch: Batch }) {
  const t = useMessages(STEER_BATCH);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Final | null>(null);
  const act = useMutation({
    mutationFn: (action: BatchAction) => sendBatchAction(batch.id, action),
    onSuccess: async (_, action) => {
      notify(readWords()[action].done, undefined, 'success');
      await client.invalidateQueries({ queryKey: FACTORY_KEY });
      setAsked(null);
    },
    onError: (error, action) => {
      notify(t.error, errorSentence(error, readWords()[action].failed), 'error', error);
      // It may be over by now, or gone.
      void client.invalidateQueries({ queryKey: FACTORY_KEY });
    },
  });
  const press = (action: BatchAction): void => {
    if (act.isPending) return undefined;
    if (!isFinal(action)) return act.mutate(action);
    act.reset();
    return setAsked(action);
  };
  return (
    <div className="batches__actions">
      {listActions(batch).map((action, at) => (
        // By its place: the focus stays where Pause turns into Resume.
        <Button key={at} danger={isFinal(action)} onClick={() => press(action)}>
          {readWords()[action].label}
          <span className="visually-hidden"> {batch.batchName}</span>
        </Button>
      ))}
      {asked && (
        <FinalDialog
          batch={batch}
          action={asked}
          busy={act.isPending}
          fault={act.isError ? errorSentence(act.error, readWords()[asked].failed) : null}
          onConfirm={() => act.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function FinalDialog(props: {
  batch: Batch;
  action: Final;
  busy: boolean;
  fault: string | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useMessages(STEER_BATCH);
  const { batch, action } = props;
  const isOver = batch.status !== 'running' && batch.status !== 'paused';
  const isCancel = action === 'cancel';
  return (
    <ConfirmDialog
      title={(isCancel ? t.cancelNamed : t.deleteNamed)({ name: batch.batchName })}
      confirmLabel={isCancel ? t.cancelTheBatch : t.deleteTheBatch}
      busyLabel={isCancel ? t.cancelling : t.deleting}
      cancelLabel={t.keepIt}
      busy={props.busy}
      fault={props.fault}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    >
      <p>{isCancel ? t.cancelKeeps : isOver ? t.deleteKeeps : t.deleteCancelsFirst}</p>
    </ConfirmDialog>
  );
}

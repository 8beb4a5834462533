import type { Batch } from '@sumfox/contracts/content/pregeneration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { type BatchAction, FACTORY_KEY, listActions, sendBatchAction } from '../../entities/batch/index.js';

interface ActionWords {
  label: string;
  done: string;
  failed: string;
}

const WORDS: Readonly<Record<BatchAction, ActionWords>> = {
  pause: { label: 'Pause', done: 'Batch Paused', failed: 'Failed to pause the batch' },
  resume: { label: 'Resume', done: 'Batch Resumed', failed: 'Failed to resume the batch' },
  'resume-without-model': {
    label: 'Resume without the model',
    done: 'Batch Resumed',
    failed: 'Failed to resume the batch',
  },
  cancel: { label: 'Cancel', done: 'Batch Cancelled', failed: 'Failed to cancel the batch' },
  delete: { label: 'Delete', done: 'Batch Deleted', failed: 'Failed to delete the batch' },
};

type Final = 'cancel' | 'delete';
const isFinal = (action: BatchAction): action is Final => action === 'cancel' || action === 'delete';

/** What the state of a batch allows; what cannot be taken back is asked first. */
export function BatchActions({ batch }: { batch: Batch }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Final | null>(null);
  const act = useMutation({
    mutationFn: (action: BatchAction) => sendBatchAction(batch.id, action),
    onSuccess: async (_, action) => {
      notify(WORDS[action].done, undefined, 'success');
      await client.invalidateQueries({ queryKey: FACTORY_KEY });
      setAsked(null);
    },
    onError: (error, action) => {
      notify('Error', errorSentence(error, WORDS[action].failed), 'error');
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
          {WORDS[action].label}
          <span className="visually-hidden"> {batch.batchName}</span>
        </Button>
      ))}
      {asked && (
        <FinalDialog
          batch={batch}
          action={asked}
          busy={act.isPending}
          fault={act.isError ? errorSentence(act.error, WORDS[asked].failed) : null}
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
  const { batch, action } = props;
  const isOver = batch.status !== 'running' && batch.status !== 'paused';
  const isCancel = action === 'cancel';
  return (
    <ConfirmDialog
      title={`${WORDS[action].label} "${batch.batchName}"?`}
      confirmLabel={isCancel ? 'Cancel the batch' : 'Delete the batch'}
      busyLabel={isCancel ? 'Cancelling…' : 'Deleting…'}
      cancelLabel="Keep it"
      busy={props.busy}
      fault={props.fault}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    >
      <p>
        {isCancel && 'It makes no more questions and cannot be resumed. '}
        {!isCancel && !isOver && 'It is cancelled first and makes no more questions. '}
        {!isCancel && 'It leaves this list for good. '}
        The questions it has made stay in the bank.
      </p>
    </ConfirmDialog>
  );
}

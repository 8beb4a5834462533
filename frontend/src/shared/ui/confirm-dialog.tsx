import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Dialog, DialogActions } from './dialog.js';
import { useMessages } from '../messages/define-messages.js';
import { CONFIRM_DIALOG } from './confirm-dialog.messages.js';

/** Asks before something that is hard to take back. `fault` says inside the dialog why it could not be done. */
export function ConfirmDialog(props: {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  cancelLabel?: string;
  busy: boolean;
  fault?: string | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useMessages(CONFIRM_DIALOG);
  return (
    <Dialog title={props.title} onClose={props.onClose} busy={props.busy}>
      <div>{props.children}</div>
      {props.fault && (
        <p className="field__fault" role="alert">
          {props.fault}
        </p>
      )}
      <DialogActions>
        <Button disabled={props.busy} onClick={props.onClose}>
          {props.cancelLabel ?? t.cancel}
        </Button>
        <Button tone="primary" disabled={props.busy} onClick={props.onConfirm}>
          {props.busy ? props.busyLabel : props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError } from '../../shared/api/call-error.js';
import {
  dropChild,
  forgetChild,
  offerUndo,
  refreshFamily,
  unlinkAChild,
} from '../../entities/child/index.js';

/** Asks before a link is ended (FAMILY-5). A link that is gone already counts as ended. */
export function UnlinkChildDialog(props: { child: LinkedChild; onClose: () => void; onDone?: () => void }) {
  const { child, onClose, onDone } = props;
  const client = useQueryClient();
  const unlink = useMutation({
    mutationFn: async () => {
      try {
        await unlinkAChild(child.id);
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async () => {
      notify('Child Unlinked', `${child.displayName} is no longer linked to you.`, 'success');
      offerUndo(child);
      // The next page must not ask for a child who may no longer be seen.
      dropChild(client, child.id);
      onDone?.();
      await refreshFamily(client).catch(() => undefined);
      forgetChild(client, child.userId);
      onClose();
    },
    onError: () => notify('Unlink Failed', 'Failed to unlink child account.', 'error'),
  });
  return (
    <ConfirmDialog
      title={`Unlink ${child.displayName}?`}
      confirmLabel="Unlink"
      busyLabel="Unlinking…"
      cancelLabel="Keep Linked"
      busy={unlink.isPending}
      fault={unlink.isError ? 'Failed to unlink child account.' : null}
      onConfirm={() => unlink.mutate()}
      onClose={onClose}
    >
      <p>
        You will no longer see {child.displayName}’s progress. The account and all work stay as they are, and
        you can link again with the username <b>{child.username}</b>.
      </p>
    </ConfirmDialog>
  );
}

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
import { useMessages } from '../../shared/messages/define-messages.js';
import { UNLINK_CHILD } from './unlink-child.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';

/** Asks before a link is ended (FAMILY-5). A link that is gone already counts as ended. */
export function UnlinkChildDialog(props: { child: LinkedChild; onClose: () => void; onDone?: () => void }) {
  const t = useMessages(UNLINK_CHILD);
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
      notify(t.childUnlinked, t.isNoLongerLinked({ displayName: child.displayName }), 'success');
      offerUndo(child);
      // The next page must not ask for a child who may no longer be seen.
      dropChild(client, child.id);
      onDone?.();
      await refreshFamily(client).catch(() => undefined);
      forgetChild(client, child.userId);
      onClose();
    },
    onError: () => notify(t.unlinkFailed, t.failedToUnlinkChild, 'error'),
  });
  return (
    <ConfirmDialog
      title={t.unlink({ displayName: child.displayName })}
      confirmLabel={t.confirmUnlink}
      busyLabel={t.unlinking}
      cancelLabel={t.keepLinked}
      busy={unlink.isPending}
      fault={unlink.isError ? t.failedToUnlinkChild : null}
      onConfirm={() => unlink.mutate()}
      onClose={onClose}
    >
      <p>
        <RichMessage
          text={t.whatUnlinkingDoes}
          parts={{ username: () => <b>{child.username}</b> }}
          values={{ name: child.displayName }}
        />
      </p>
    </ConfirmDialog>
  );
}

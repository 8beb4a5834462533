import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { fullName, refreshUsers, setUserStatus } from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOGGLE_USER_STATUS } from './toggle-user-status.messages.js';

/** Closes or opens an account (ADMIN-3). A closed account is signed out at once. */
export function ToggleStatusDialog({ user, onClose }: { user: DetailedUser; onClose: () => void }) {
  const t = useMessages(TOGGLE_USER_STATUS);
  const client = useQueryClient();
  const toggle = useMutation({
    mutationFn: () => setUserStatus(user.userId, !user.isActive),
    onSuccess: async () => {
      notify(t.userStatusUpdated, undefined, 'success');
      await refreshUsers(client);
      onClose();
    },
    onError: (error) => notify(t.error, errorSentence(error, SENTENCES.toggleFailed), 'error', error),
  });
  return (
    <ConfirmDialog
      title={(user.isActive ? t.deactivateUser : t.activateUser)({ name: fullName(user) })}
      confirmLabel={user.isActive ? t.deactivate : t.activate}
      busyLabel={t.saving}
      busy={toggle.isPending}
      fault={toggle.isError ? errorSentence(toggle.error, SENTENCES.toggleFailed) : null}
      onConfirm={() => toggle.mutate()}
      onClose={onClose}
    >
      <p>{user.isActive ? t.thisWillPreventThem : t.theyCanLogIn}</p>
    </ConfirmDialog>
  );
}

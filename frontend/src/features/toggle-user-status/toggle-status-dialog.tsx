import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { fullName, setUserStatus } from '../../entities/user/index.js';

/** Closes or opens an account (ADMIN-3). A closed account is signed out at once. */
export function ToggleStatusDialog({ user, onClose }: { user: DetailedUser; onClose: () => void }) {
  const client = useQueryClient();
  const toggle = useMutation({
    mutationFn: () => setUserStatus(user.userId, !user.isActive),
    onSuccess: async () => {
      notify('User Status Updated', undefined, 'success');
      await client.invalidateQueries({ queryKey: ['users'] });
      onClose();
    },
    onError: (error) => notify('Error', errorSentence(error, SENTENCES.toggleFailed), 'error'),
  });
  const verb = user.isActive ? 'Deactivate' : 'Activate';
  return (
    <ConfirmDialog
      title={`${verb} ${fullName(user)}?`}
      confirmLabel={verb}
      busyLabel="Saving…"
      busy={toggle.isPending}
      fault={toggle.isError ? errorSentence(toggle.error, SENTENCES.toggleFailed) : null}
      onConfirm={() => toggle.mutate()}
      onClose={onClose}
    >
      <p>
        {user.isActive
          ? 'This will prevent them from logging in. They are logged out at once; nothing of theirs is lost.'
          : 'They can log in again with their password.'}
      </p>
    </ConfirmDialog>
  );
}

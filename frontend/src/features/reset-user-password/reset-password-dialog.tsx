import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { passwordRulesQuery, useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { refusedField } from '../../shared/api/field-faults.js';
import { fullName, setUserPassword } from '../../entities/user/index.js';

/** Sets a user's password and ends all their sessions; for another admin the own password is asked (ADMIN-2). */
export function ResetPasswordDialog({ user, onClose }: { user: DetailedUser; onClose: () => void }) {
  const me = useUser().userId;
  const needsOwn = user.role === 'admin' && user.userId !== me;
  const { data: lengths } = useQuery(passwordRulesQuery);
  const shortest = (user.role === 'child' ? lengths?.minLengthForChild : lengths?.minLength) ?? 0;
  const [newPassword, setNewPassword] = useState('');
  const [ownPassword, setOwnPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => setUserPassword(user.userId, newPassword.trim(), needsOwn ? ownPassword : undefined),
    onSuccess: () => {
      notify('Password Reset', 'User password has been updated successfully.', 'success');
      onClose();
    },
    onError: (error) => notify('Error', errorSentence(error, SENTENCES.resetFailed), 'error'),
  });
  const sentence = reset.isError ? errorSentence(reset.error, SENTENCES.resetFailed) : null;
  const atOwn = refusedField(reset.error, ['currentPassword']) !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reset.isPending && newPassword.trim() !== '') reset.mutate();
  };
  return (
    <Dialog title={`Reset password of ${fullName(user)}`} onClose={onClose} busy={reset.isPending}>
      <form className="dialog__body" onSubmit={submit} noValidate>
        <p>
          @{user.username} will be logged out everywhere and asked to choose a new password at the next
          log-in.
          {user.role === 'parent' && ' If the second step is on, it is turned off.'}
        </p>
        <PasswordField
          label="New Password"
          value={newPassword}
          onValue={(value) => {
            setNewPassword(value);
            reset.reset();
          }}
          fault={atOwn ? null : sentence}
          hint={`At least ${shortest} characters.`}
          autoComplete="new-password"
        />
        {needsOwn && (
          <PasswordField
            label="Your Own Password"
            value={ownPassword}
            onValue={(value) => {
              setOwnPassword(value);
              reset.reset();
            }}
            fault={atOwn ? sentence : null}
            hint="Needed because this is another admin."
            autoComplete="current-password"
          />
        )}
        <DialogActions>
          <Button disabled={reset.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone="primary"
            disabled={reset.isPending || newPassword.trim() === '' || (needsOwn && ownPassword === '')}
          >
            {reset.isPending ? 'Resetting…' : 'Reset Password'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

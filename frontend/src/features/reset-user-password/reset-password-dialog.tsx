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
import { useMessages } from '../../shared/messages/define-messages.js';
import { RESET_USER_PASSWORD } from './reset-user-password.messages.js';

/** Sets a user's password and ends all their sessions; for another admin the own password is asked (ADMIN-2). */
export function ResetPasswordDialog({ user, onClose }: { user: DetailedUser; onClose: () => void }) {
  const t = useMessages(RESET_USER_PASSWORD);
  const me = useUser().userId;
  const needsOwn = user.role === 'admin' && user.userId !== me;
  const { data: lengths } = useQuery(passwordRulesQuery);
  const shortest = (user.role === 'child' ? lengths?.minLengthForChild : lengths?.minLength) ?? 0;
  const [newPassword, setNewPassword] = useState('');
  const [ownPassword, setOwnPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => setUserPassword(user.userId, newPassword.trim(), needsOwn ? ownPassword : undefined),
    onSuccess: () => {
      notify(t.passwordReset, t.userPasswordHasBeen, 'success');
      onClose();
    },
    onError: (error) => notify(t.error, errorSentence(error, SENTENCES.resetFailed), 'error'),
  });
  const sentence = reset.isError ? errorSentence(reset.error, SENTENCES.resetFailed) : null;
  const atOwn = refusedField(reset.error, ['currentPassword']) !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reset.isPending && newPassword.trim() !== '') reset.mutate();
  };
  return (
    <Dialog title={t.resetPasswordOf({ fullName: fullName(user) })} onClose={onClose} busy={reset.isPending}>
      <form className="dialog__body" onSubmit={submit} noValidate>
        <p>
          {t.loggedOutEverywhere({ username: user.username })}
          {user.role === 'parent' && ` ${t.secondStepTurnedOff}`}
        </p>
        <PasswordField
          label={t.newPassword}
          value={newPassword}
          onValue={(value) => {
            setNewPassword(value);
            reset.reset();
          }}
          fault={atOwn ? null : sentence}
          hint={t.atLeastCharacters({ shortest })}
          autoComplete="new-password"
        />
        {needsOwn && (
          <PasswordField
            label={t.yourOwnPassword}
            value={ownPassword}
            onValue={(value) => {
              setOwnPassword(value);
              reset.reset();
            }}
            fault={atOwn ? sentence : null}
            hint={t.neededBecauseThisIs}
            autoComplete="current-password"
          />
        )}
        <DialogActions>
          <Button disabled={reset.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            tone="primary"
            disabled={reset.isPending || newPassword.trim() === '' || (needsOwn && ownPassword === '')}
          >
            {reset.isPending ? t.resetting : t.resetPassword}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

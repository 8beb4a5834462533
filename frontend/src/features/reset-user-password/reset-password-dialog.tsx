import { handleText } from '../../shared/lib/handle-text.js';
import { ResetPasswordBodySchema, type DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { SENTENCES } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { fullName, setUserPassword } from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { RESET_USER_PASSWORD } from './reset-user-password.messages.js';

interface PasswordValues {
  newPassword: string;
  /** Of the calling admin. */
  currentPassword: string;
}

/** Sets a user's password and ends all their sessions; for another admin the own password is asked (ADMIN-2). */
export function ResetPasswordDialog({ user, onClose }: { user: DetailedUser; onClose: () => void }) {
  const t = useMessages(RESET_USER_PASSWORD);
  const me = useUser().userId;
  const needsOwn = user.role === 'admin' && user.userId !== me;
  const { data: lengths } = useQuery(passwordRulesQuery);
  const shortest = (user.role === 'child' ? lengths?.minLengthForChild : lengths?.minLength) ?? 0;
  const reset = useMutation({
    mutationFn: ({ newPassword, currentPassword }: PasswordValues) =>
      setUserPassword(user.userId, newPassword.trim(), needsOwn ? currentPassword : undefined),
    onSuccess: () => {
      notify(t.passwordReset, t.userPasswordHasBeen, 'success');
      onClose();
    },
    onError: (error) => {
      const sentence = errorSentence(error, SENTENCES.resetFailed);
      form.refuse(refusedField(error, ['currentPassword']) ?? { newPassword: sentence });
      notify(t.error, sentence, 'error');
    },
  });
  const form = useForm<PasswordValues>({
    initial: { newPassword: '', currentPassword: '' },
    findFaults: (values) => faultsOf(ResetPasswordBodySchema, values),
    onSend: (values) => {
      if (!reset.isPending) reset.mutate(values);
    },
  });
  return (
    <Dialog title={t.resetPasswordOf({ fullName: fullName(user) })} onClose={onClose} busy={reset.isPending}>
      <form className="dialog__body" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <p>
          {t.loggedOutEverywhere({ handle: handleText(user.username) })}
          {user.role === 'parent' && ` ${t.secondStepTurnedOff}`}
        </p>
        <PasswordField
          label={t.newPassword}
          {...form.bind('newPassword')}
          hint={t.atLeastCharacters({ shortest })}
          autoComplete="new-password"
        />
        {needsOwn && (
          <PasswordField
            label={t.yourOwnPassword}
            {...form.bind('currentPassword')}
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
            disabled={
              reset.isPending ||
              form.values.newPassword.trim() === '' ||
              (needsOwn && form.values.currentPassword === '')
            }
          >
            {reset.isPending ? t.resetting : t.resetPassword}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

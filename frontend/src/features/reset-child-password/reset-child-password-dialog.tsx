import { ResetChildPasswordBodySchema } from '@sumfox/contracts/identity/family.bodies';
import { SENTENCES, passwordTooShort } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf } from '../../shared/api/field-faults.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import { setChildPassword } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { RESET_CHILD_PASSWORD } from './reset-child-password.messages.js';

/** A parent sets a new password for a linked child; the child is logged out everywhere. */
export function ResetChildPasswordDialog(props: {
  child: { userId: string; name: string };
  onClose: () => void;
}) {
  const t = useMessages(RESET_CHILD_PASSWORD);
  const { child, onClose } = props;
  const { data: lengths } = useQuery(passwordRulesQuery);
  const shortest = lengths?.minLengthForChild ?? 0;
  const reset = useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) => setChildPassword(child.userId, newPassword),
    onSuccess: () => {
      notify(t.passwordReset, t.canLogInWith({ name: child.name }), 'success');
      onClose();
    },
    onError: (error) => form.refuse({ newPassword: errorSentence(error, SENTENCES.resetFailed) }),
  });
  const form = useForm({
    initial: { newPassword: '' },
    findFaults: (values) =>
      values.newPassword !== '' && values.newPassword.length < shortest
        ? { newPassword: passwordTooShort(shortest) }
        : faultsOf(ResetChildPasswordBodySchema, values),
    onSend: (values) => {
      if (!reset.isPending) reset.mutate(values);
    },
  });
  return (
    <Dialog title={t.newPasswordFor({ name: child.name })} onClose={onClose} busy={reset.isPending}>
      <form className="dialog__body" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <p>{t.willBeLoggedOut({ name: child.name })}</p>
        <PasswordField
          label={t.newPassword}
          {...form.bind('newPassword')}
          hint={t.atLeastCharactersChoose({ shortest })}
          autoComplete="new-password"
        />
        <DialogActions>
          <FormButtons
            isSending={reset.isPending}
            onCancel={onClose}
            send={reset.isPending ? t.setting : t.setPassword}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}

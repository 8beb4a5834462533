import { SENTENCES, passwordTooShort } from '@sumfox/contracts/identity/sentences';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField } from '../../shared/ui/text-field.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { passwordRulesQuery } from '../../entities/account/index.js';
import { setChildPassword } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { RESET_CHILD_PASSWORD } from './reset-child-password.messages.js';

/** A parent sets a linked child's password anew; the child is logged out everywhere. */
export function ResetChildPasswordDialog(props: {
  child: { userId: string; name: string };
  onClose: () => void;
}) {
  const t = useMessages(RESET_CHILD_PASSWORD);
  const { child, onClose } = props;
  const { data: lengths } = useQuery(passwordRulesQuery);
  const shortest = lengths?.minLengthForChild ?? 0;
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const reset = useMutation({
    mutationFn: () => setChildPassword(child.userId, password),
    onSuccess: () => {
      notify(t.passwordReset, t.canLogInWith({ name: child.name }), 'success');
      onClose();
    },
    onError: (error) => setFault(errorSentence(error, SENTENCES.resetFailed)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reset.isPending) return;
    const found =
      password === ''
        ? SENTENCES.newPassword
        : password.length < shortest
          ? passwordTooShort(shortest)
          : null;
    setFault(found);
    if (!found) reset.mutate();
  };
  return (
    <Dialog title={t.newPasswordFor({ name: child.name })} onClose={onClose} busy={reset.isPending}>
      <form className="dialog__body" onSubmit={submit} noValidate>
        <p>{t.willBeLoggedOut({ name: child.name })}</p>
        <PasswordField
          label={t.newPassword}
          value={password}
          onValue={(value) => {
            setPassword(value);
            setFault(null);
          }}
          fault={fault}
          hint={t.atLeastCharactersChoose({ shortest })}
          autoComplete="new-password"
        />
        <DialogActions>
          <Button disabled={reset.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" tone="primary" disabled={reset.isPending}>
            {reset.isPending ? t.setting : t.setPassword}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

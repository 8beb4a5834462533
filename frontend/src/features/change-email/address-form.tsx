import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../shared/api/call-error.js';
import { refusedField } from '../../shared/api/field-faults.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { changeAddress } from './change-email.api.js';
import { CHANGE_EMAIL } from './change-email.messages.js';

interface AddressValues {
  email: string;
  currentPassword: string;
}
const FIELDS = ['email', 'currentPassword'] as const;

/** A new address, which gets a link, and the present password. */
export function AddressForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(CHANGE_EMAIL);
  const send = useMutation({
    mutationFn: ({ email, currentPassword }: AddressValues) => changeAddress(email.trim(), currentPassword),
    onSuccess: () => {
      notify(t.linkSent, t.lookInYourMailbox, 'success');
      onClose();
    },
    onError: (error) => form.refuse(refusedField(error, FIELDS) ?? {}),
  });
  const form = useForm<AddressValues>({
    initial: { email: '', currentPassword: '' },
    findFaults: ({ email, currentPassword }) => ({
      ...(email.trim() === '' ? { email: CHANGE_EMAIL.get().pleaseEnterAnAddress } : {}),
      ...(currentPassword === '' ? { currentPassword: CHANGE_EMAIL.get().pleaseEnterYourPassword } : {}),
    }),
    onSend: (values) => {
      if (!send.isPending) send.mutate(values);
    },
  });
  const atNoField = send.isError && refusedField(send.error, FIELDS) === null;
  return (
    <form className="profile__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t.newAddress}
        {...form.bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        label={t.currentPassword}
        {...form.bind('currentPassword')}
        autoComplete="current-password"
      />
      {atNoField && (
        <p className="field__fault" role="alert">
          {errorSentence(send.error, t.somethingWentWrong)}
        </p>
      )}
      <div className="profile__actions">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" tone="primary" disabled={send.isPending}>
          {t.sendTheLink}
        </Button>
      </div>
    </form>
  );
}

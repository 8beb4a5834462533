import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../shared/api/call-error.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { askForPassword } from './email-link.api.js';
import { EMAIL_LINK } from './email-link.messages.js';

/** Asks for a link by e-mail. The answer does not tell whether the address has an account. */
export default function ForgotPasswordPage() {
  const t = useMessages(EMAIL_LINK);
  usePageTitle(t.forgotYourPassword);
  const send = useMutation({ mutationFn: askForPassword });
  return (
    <Entrance
      title={send.data ? t.lookInYourMailbox : t.forgotYourPassword}
      lead={send.data ? null : t.weSendParentsALink}
      offline={t.noInternet}
    >
      {send.data ? (
        <div role="status">
          <p>{send.data.message}</p>
          <p className="note">{t.theLinkWorksForAnHour}</p>
        </div>
      ) : (
        <AddressForm
          isSending={send.isPending}
          fault={send.isError ? errorSentence(send.error, t.somethingWentWrong) : null}
          onSend={(email) => send.mutate(email)}
        />
      )}
      <EntranceLinks>
        <Link className="entrance__switch" to="/login">
          {t.goToTheLogin}
        </Link>
      </EntranceLinks>
    </Entrance>
  );
}

interface AddressFormProps {
  isSending: boolean;
  fault: string | null;
  onSend: (email: string) => void;
}

function AddressForm({ isSending, fault, onSend }: AddressFormProps) {
  const t = useMessages(EMAIL_LINK);
  const form = useForm({
    initial: { email: '' },
    findFaults: ({ email }) => (email.trim() === '' ? { email: EMAIL_LINK.get().pleaseEnterYourEmail } : {}),
    onSend: ({ email }) => {
      if (!isSending) onSend(email.trim());
    },
  });
  return (
    <form className="entrance__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t.email}
        {...form.bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t.theAddressOfYourAccount}
      />
      {fault && (
        <p className="field__fault" role="alert">
          {fault}
        </p>
      )}
      <button className="action action--go action--large action--wide" disabled={isSending}>
        {isSending ? t.sending : t.sendTheLink}
      </button>
    </form>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import { passwordLinkQuery } from '../../entities/own-email/index.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { type FieldFaults, refusedField } from '../../shared/api/field-faults.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { NewPasswordField } from '../../shared/ui/new-password-field.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { setForgottenPassword } from './email-link.api.js';
import { EMAIL_LINK } from './email-link.messages.js';

/** Where the link for a forgotten password leads. The token stands behind the # of the address. */
export default function ResetPasswordPage() {
  const t = useMessages(EMAIL_LINK);
  usePageTitle(t.chooseANewPassword);
  const [token] = useState(() => window.location.hash.slice(1));
  const [isDone, setDone] = useState(false);
  const link = useQuery(passwordLinkQuery(token));
  if (isDone)
    return (
      <Entrance title={t.yourPasswordIsSet} lead={t.logInWithIt} offline={t.noInternet}>
        {/* A whole new page: whoever was signed in on this device is not any more. */}
        <a className="action action--go action--large action--wide" href="/login">
          {t.goToTheLogin}
        </a>
      </Entrance>
    );
  return (
    <Entrance
      title={t.chooseANewPassword}
      lead={link.data && t.forTheAccount({ username: link.data.username })}
      offline={t.noInternet}
    >
      {link.isPending && <Skeleton heights={[76, 76, 76]} label={t.checkingTheLink} />}
      {link.isError && (
        <>
          <p className="field__fault" role="alert">
            {errorSentence(link.error, t.somethingWentWrong)}
          </p>
          <EntranceLinks>
            <Link className="entrance__switch" to="/forgot-password">
              {t.askForANewLink}
            </Link>
          </EntranceLinks>
        </>
      )}
      {link.data && <PasswordForm token={token} username={link.data.username} onDone={() => setDone(true)} />}
    </Entrance>
  );
}

interface PasswordValues {
  password: string;
  confirmPassword: string;
}

function PasswordForm(props: { token: string; username: string; onDone: () => void }) {
  const t = useMessages(EMAIL_LINK);
  const minLength = useQuery(passwordRulesQuery).data?.minLength ?? 0;
  const send = useMutation({
    mutationFn: ({ password }: PasswordValues) => setForgottenPassword(props.token, password),
    onSuccess: props.onDone,
    onError: (error) => form.refuse(refusedField(error, ['password']) ?? {}),
  });
  const form = useForm<PasswordValues>({
    initial: { password: '', confirmPassword: '' },
    findFaults: (values) => findFaults(values, minLength),
    onSend: (values) => {
      if (!send.isPending) send.mutate(values);
    },
  });
  const atNoField = send.isError && refusedField(send.error, ['password']) === null;
  return (
    <form className="entrance__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t.username}
        value={props.username}
        onValue={() => undefined}
        autoComplete="username"
        readOnly
      />
      <NewPasswordField
        label={t.newPassword}
        {...form.bind('password')}
        minLength={minLength}
        knownWords={[props.username]}
      />
      <PasswordField
        label={t.confirmPassword}
        {...form.bind('confirmPassword')}
        autoComplete="new-password"
      />
      {atNoField && (
        <p className="field__fault" role="alert">
          {errorSentence(send.error, t.somethingWentWrong)}
        </p>
      )}
      <button className="action action--go action--large action--wide" disabled={send.isPending}>
        {send.isPending ? t.saving : t.setThePassword}
      </button>
    </form>
  );
}

function findFaults(
  { password, confirmPassword }: PasswordValues,
  minLength: number,
): FieldFaults<PasswordValues> {
  if (password.length < minLength) return { password: EMAIL_LINK.get().passwordMustBeAt({ minLength }) };
  return password === confirmPassword ? {} : { confirmPassword: EMAIL_LINK.get().theTwoPasswordsDo };
}

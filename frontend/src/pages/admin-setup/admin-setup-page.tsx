import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewPasswordField } from '../../shared/ui/new-password-field.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf, refusedField } from '../../shared/api/field-faults.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { setupLinkQuery } from '../../entities/account/index.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { useAfterSignIn } from '../../features/sign-in/index.js';
import { completeSetup } from './admin-setup.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { type AdminPasswordValues, adminPasswordSchema } from './admin-password.schema.js';
import { ADMIN_SETUP } from './admin-setup.messages.js';

const readFailed = () => ADMIN_SETUP.get().somethingWentWrongPlease;

/** Where a link of `npm run admin` leads: an admin chooses a password. The token stands behind the # of the address. */
export default function AdminSetupPage() {
  const t = useMessages(ADMIN_SETUP);
  usePageTitle(t.setUpAdmin);
  const [token] = useState(() => window.location.hash.slice(1));
  const link = useQuery(setupLinkQuery(token));
  return (
    <Entrance title={t.setUpAdminTitle} lead={link.data && leadFor(link.data)} offline={t.noInternetOpenThe}>
      {link.isPending && <Skeleton heights={[76, 76, 76]} label={t.checkingTheLink} />}
      {link.isError && (
        <>
          <p className="field__fault" role="alert">
            {errorSentence(link.error, readFailed())}
          </p>
          <EntranceLinks>
            <Link className="entrance__switch" to="/login">
              {t.goToTheLogin}
            </Link>
          </EntranceLinks>
        </>
      )}
      {link.data && <PasswordForm token={token} username={link.data.username} />}
    </Entrance>
  );
}

function leadFor({ username, purpose }: { username: string; purpose: 'create' | 'reset' }): string {
  return purpose === 'create'
    ? ADMIN_SETUP.get().chooseAPasswordTo({ username })
    : ADMIN_SETUP.get().chooseANewPassword({ username });
}

function PasswordForm({ token, username }: { token: string; username: string }) {
  const t = useMessages(ADMIN_SETUP);
  const minLength = useQuery(passwordRulesQuery).data?.minLength ?? 0;
  const afterSignIn = useAfterSignIn();
  const send = useMutation({
    mutationFn: ({ password }: AdminPasswordValues) => completeSetup(token, password),
    onSuccess: ({ user }) => afterSignIn(user),
    onError: (error) => form.refuse(refusedField(error, ['password']) ?? {}),
  });
  const form = useForm<AdminPasswordValues>({
    initial: { password: '', confirmPassword: '' },
    findFaults: (values) => faultsOf(adminPasswordSchema(minLength), values),
    onSend: (values) => {
      if (!send.isPending) send.mutate(values);
    },
  });
  const atNoField = send.isError && refusedField(send.error, ['password']) === null;
  return (
    <form className="entrance__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <TextField
        label={t.username}
        value={username}
        onValue={() => undefined}
        autoComplete="username"
        readOnly
      />
      <NewPasswordField
        label={t.newPassword}
        {...form.bind('password')}
        minLength={minLength}
        knownWords={[username]}
      />
      <PasswordField
        label={t.confirmPassword}
        {...form.bind('confirmPassword')}
        autoComplete="new-password"
      />
      {atNoField && (
        <p className="field__fault" role="alert">
          {errorSentence(send.error, readFailed())}
        </p>
      )}
      <button className="action action--go action--large action--wide" disabled={send.isPending}>
        {send.isPending ? t.saving : t.setPasswordAndLog}
      </button>
    </form>
  );
}

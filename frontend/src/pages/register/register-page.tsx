import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Credentials, signIn } from '../../entities/account/index.js';
import { newUuid } from '../../shared/api/trace-context.js';
import { notifyAfterReload } from '../../shared/ui/notify.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { expectNewcomer } from '../../shared/lib/newcomer.js';
import { SingleAccountForm } from '../../features/register/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REGISTER } from './register.messages.js';

/** A single account. It is signed in, and the product is loaded again at `/` (ACCOUNT-9). */
export default function RegisterPage() {
  const t = useMessages(REGISTER);
  usePageTitle(t.createAccount);
  const goHome = (text: string): void => {
    notifyAfterReload(t.registrationSuccessful, text, 'success');
    window.location.assign('/');
  };
  const begin = useMutation({
    mutationFn: (credentials: Credentials) => signIn({ ...credentials, requestId: newUuid() }),
    onSuccess: () => goHome(t.youAreLoggedIn),
    // The account is there; its owner logs in by the form.
    onError: () => goHome(t.nowLogInWith),
  });
  return (
    <Entrance title={t.createAccount} lead={t.freeFor7Days} offline={t.noInternetYouCan}>
      <SingleAccountForm
        form="register-page"
        onDone={(credentials) => {
          expectNewcomer(credentials.username);
          begin.mutate(credentials);
        }}
      />
      <EntranceLinks>
        <Link className="entrance__switch" to="/login">
          {t.haveAnAccountAlready}
        </Link>
        <Link className="entrance__switch" to="/register2">
          {t.parentAndChildTogether}
        </Link>
      </EntranceLinks>
    </Entrance>
  );
}

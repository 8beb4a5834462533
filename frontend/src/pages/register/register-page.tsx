import { Link } from 'react-router-dom';
import { notifyAfterReload } from '../../shared/ui/notify.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { expectNewcomer } from '../../shared/lib/newcomer.js';
import { SingleAccountForm } from '../../features/register/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REGISTER } from './register.messages.js';

/** One account by itself; afterwards the product is loaded again at `/` (ACCOUNT-9). */
export default function RegisterPage() {
  const t = useMessages(REGISTER);
  usePageTitle(t.createAccount);
  return (
    <Entrance title={t.createAccount} lead={t.freeFor7Days} offline={t.noInternetYouCan}>
      <SingleAccountForm
        form="register-page"
        onDone={(username) => {
          expectNewcomer(username);
          notifyAfterReload(t.registrationSuccessful, t.nowLogInWith, 'success');
          window.location.assign('/');
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

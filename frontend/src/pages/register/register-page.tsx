import { Link } from 'react-router-dom';
import { notifyAfterReload } from '../../shared/ui/notify.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { expectNewcomer } from '../../shared/lib/newcomer.js';
import { SingleAccountForm } from '../../features/register/index.js';

/** One account by itself; afterwards the product is loaded again at `/` (ACCOUNT-9). */
export default function RegisterPage() {
  usePageTitle('Create Account');
  return (
    <Entrance
      title="Create Account"
      lead="Free for 7 days. No adverts, ever."
      offline="No internet. You can make an account when you are back online."
    >
      <SingleAccountForm
        form="register-page"
        onDone={(username) => {
          expectNewcomer(username);
          notifyAfterReload('Registration Successful', 'Now log in with your new account.', 'success');
          window.location.assign('/');
        }}
      />
      <EntranceLinks>
        <Link className="entrance__switch" to="/login">
          Have an account already? Log In
        </Link>
        <Link className="entrance__switch" to="/register2">
          Parent and child together? Family sign-up
        </Link>
      </EntranceLinks>
    </Entrance>
  );
}

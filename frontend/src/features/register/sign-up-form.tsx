import { notify } from '../../shared/ui/notify.js';
import { SingleAccountForm } from './single-account-form.js';

/** The sign-up mode of the login page; afterwards the sign-in form is shown again (ACCOUNT-9). */
export default function SignUpForm({ onDone }: { onDone: (username: string) => void }) {
  return (
    <SingleAccountForm
      form="sign-up-form"
      onDone={(username) => {
        notify('Registration Successful', 'Now log in with your new account.', 'success');
        onDone(username);
      }}
    />
  );
}

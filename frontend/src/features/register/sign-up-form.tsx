import { notify } from '../../shared/ui/notify.js';
import { SingleAccountForm } from './single-account-form.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REGISTER } from './register.messages.js';

/** The sign-up mode of the login page; afterwards the sign-in form is shown again (ACCOUNT-9). */
export default function SignUpForm({ onDone }: { onDone: (username: string) => void }) {
  const t = useMessages(REGISTER);
  return (
    <SingleAccountForm
      form="sign-up-form"
      onDone={({ username }) => {
        notify(t.registrationSuccessful, t.nowLogInWith, 'success');
        onDone(username);
      }}
    />
  );
}

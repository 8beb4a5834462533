import { useAfterSignIn } from '../sign-in/index.js';
import { ProofForm } from './proof-form.js';
import { signInWithCode } from './second-factor.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SECOND_FACTOR } from './second-factor.messages.js';
import '../../shared/ui/profile.css';

/** The second step of signing in, after the right password. */
export default function CodeStep({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(SECOND_FACTOR);
  const afterSignIn = useAfterSignIn();
  return (
    <ProofForm
      asks={['code']}
      action={t.logIn}
      codeHint={t.theSixDigitsOf}
      send={({ code }) => signInWithCode(code)}
      onDone={({ user }) => afterSignIn(user)}
      onCancel={onCancel}
    />
  );
}

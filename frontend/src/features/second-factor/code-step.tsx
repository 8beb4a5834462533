import { useAfterSignIn } from '../sign-in/index.js';
import { ProofForm } from './proof-form.js';
import { signInWithCode } from './second-factor.api.js';
import '../../shared/ui/profile.css';

/** The second step of signing in, after the right password. */
export default function CodeStep({ onCancel }: { onCancel: () => void }) {
  const afterSignIn = useAfterSignIn();
  return (
    <ProofForm
      asks={['code']}
      action="Log In"
      codeHint="The six digits of your app, or a recovery code."
      send={({ code }) => signInWithCode(code)}
      onDone={({ user }) => afterSignIn(user)}
      onCancel={onCancel}
    />
  );
}

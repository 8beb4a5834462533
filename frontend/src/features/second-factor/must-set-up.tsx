import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { Entrance } from '../../shared/ui/entrance.js';
import { askSessionAgain } from '../../entities/account/index.js';
import { useSignOut } from '../sign-out/index.js';
import { SetUpSteps } from './set-up-steps.js';
import '../../shared/ui/profile.css';
import './second-factor.css';

/** Stands in the place of every page for an admin without a second factor. */
export default function MustSetUpSecondFactor() {
  usePageTitle('Set Up the Second Step');
  const client = useQueryClient();
  const signOut = useSignOut();
  return (
    <Entrance
      title="Set up the second step"
      lead="Admins log in with a password and a code from an app on their phone."
      offline="No internet. You can go on when you are back online."
    >
      <SetUpSteps onDone={() => askSessionAgain(client)} />
      <Button disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        Log Out
      </Button>
    </Entrance>
  );
}

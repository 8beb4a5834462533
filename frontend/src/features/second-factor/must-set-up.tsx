import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { Entrance } from '../../shared/ui/entrance.js';
import { askSessionAgain } from '../../entities/account/index.js';
import { useSignOut } from '../sign-out/index.js';
import { SetUpSteps } from './set-up-steps.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SECOND_FACTOR } from './second-factor.messages.js';
import '../../shared/ui/profile.css';
import './second-factor.css';

/** Stands in the place of every page for an admin without a second factor. */
export default function MustSetUpSecondFactor() {
  const t = useMessages(SECOND_FACTOR);
  usePageTitle(t.setUpTheSecond);
  const client = useQueryClient();
  const signOut = useSignOut();
  return (
    <Entrance title={t.setUpTheSecondStep} lead={t.adminsLogInWith} offline={t.noInternetYouCan}>
      <SetUpSteps onDone={() => askSessionAgain(client)} />
      <Button disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        {t.logOut}
      </Button>
    </Entrance>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { clearJournals } from '../../entities/paper/index.js';
import { sendUnsavedJournals } from '../send-unsaved/index.js';
import { beginSession } from '../begin-session/index.js';
import { DeviceChildren, openByTap } from '../../entities/family-device/index.js';
import { needsGrownUp, tapFault, type Tap } from './device-sign-in.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SWITCH_PUPIL } from './switch-pupil.messages.js';

/**
 * A sibling takes over the tablet. First the work of whoever is leaving goes to the server; nothing of theirs is left
 * on the page afterwards.
 */
export default function SwitchChildDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(SWITCH_PUPIL);
  const client = useQueryClient();
  const navigate = useNavigate();
  const leaving = useUser();
  const open = useMutation({
    mutationFn: async ({ userId, pictures }: Tap) => {
      await sendUnsavedJournals(leaving.userId);
      return openByTap(userId, pictures);
    },
    onSuccess: async ({ user }) => {
      await clearJournals(leaving.userId);
      onClose();
      void navigate('/dashboard', { replace: true });
      beginSession(client, user);
      notify(t.loginSuccessful, t.welcomeBack({ name: user.callName }), 'success');
    },
  });
  return (
    <Dialog title={t.whoIsLearningNow} onClose={onClose} busy={open.isPending}>
      <DeviceChildren
        except={leaving.userId}
        busy={open.isPending}
        fault={open.isError ? tapFault(open.error, open.variables) : null}
        locked={needsGrownUp(open.error) ? false : undefined}
        onOpen={({ userId }, pictures) => open.mutate({ userId, pictures })}
      />
    </Dialog>
  );
}

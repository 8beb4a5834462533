import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut, useUser } from '../../entities/account/index.js';
import { notify } from '../../shared/ui/notify.js';
import { isSignedOut } from '../../shared/api/call-error.js';
import { loadJournalStore } from '../../entities/paper/index.js';
import { sendUnsavedJournals } from '../send-unsaved/index.js';
import { endSession } from '../begin-session/index.js';
import { SIGN_OUT } from './sign-out.messages.js';

/**
 * Sends what is not on the server yet, ends the session, and leaves nothing of the child on the tablet. Work that
 * could not be sent stays under the child's own key: losing it would be worse than keeping it.
 */
export function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  return useMutation({
    mutationFn: async () => {
      await sendUnsavedJournals(user.userId);
      // Fetched before the session ends: without it, the child's papers would stay on the tablet.
      const { clearJournals } = await loadJournalStore();
      // What is still being loaded would be answered as to somebody who is not signed in.
      await client.cancelQueries();
      try {
        await signOut();
      } catch (error) {
        if (!isSignedOut(error)) throw error;
      }
      await clearJournals(user.userId);
    },
    onSuccess: () => {
      void navigate('/', { replace: true });
      endSession(client);
    },
    onError: () => {
      notify(SIGN_OUT.get().couldNotSignOut, SIGN_OUT.get().noInternetJustNow, 'error');
      void client.invalidateQueries();
    },
  });
}

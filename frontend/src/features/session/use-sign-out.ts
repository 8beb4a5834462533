import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../app/user-context.js';
import { notify } from '../../components/notify.js';
import { isSignedOut } from '../../lib/call-error.js';
import { clearJournals } from '../assessment/journal.store.js';
import { sendUnsavedJournals } from '../assessment/unsaved-journals.js';
import { chooseChild } from '../family/current-child.js';
import { forgetGrade } from './selected-grade.js';
import { sessionQuery, signOut } from './session.api.js';

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
      try {
        await signOut();
      } catch (error) {
        if (!isSignedOut(error)) throw error;
      }
      await clearJournals(user.userId);
    },
    onSuccess: () => {
      forgetGrade();
      chooseChild(null);
      void navigate('/', { replace: true });
      client.setQueryData(sessionQuery.queryKey, null);
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
    },
    onError: () => notify('Could Not Sign Out', 'No internet just now. Please try again.', 'error'),
  });
}

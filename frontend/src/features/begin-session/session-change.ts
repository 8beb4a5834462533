import type { User } from '@sumfox/contracts/identity/account';
import type { QueryClient } from '@tanstack/react-query';
import { forgetEarly } from '../../shared/api/early-answers.js';
import { chooseChild, endUndo } from '../../entities/child/index.js';
import { forgetGrade, rememberGrade, rememberPupil, sessionQuery } from '../../entities/account/index.js';

/** Says to the other tabs of this browser who is signed in; they share the cookie. Empty is nobody. */
const KEY = 'signedInAs';

/** Somebody has signed in, here and by the cookie in every tab: nothing of whoever was here before is left. */
export function beginSession(client: QueryClient, user: User): void {
  rememberGrade(user.gradeLevel);
  rememberPupil(user);
  chooseChild(null);
  endUndo();
  tellOtherTabs(user.userId);
  client.setQueryData(sessionQuery.queryKey, user);
  dropAllButSession(client);
}

/** Nobody is signed in any more. */
export function endSession(client: QueryClient): void {
  forgetGrade();
  rememberPupil(null);
  chooseChild(null);
  endUndo();
  tellOtherTabs('');
  client.setQueryData(sessionQuery.queryKey, null);
  dropAllButSession(client);
}

/**
 * Follows a sign-in or sign-out in another tab. Without this a tab would go on showing one child's paper while the
 * cookie is a sibling's, and the server would refuse what is typed there.
 */
export function followOtherTabs(client: QueryClient): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== KEY) return;
    const here = client.getQueryData(sessionQuery.queryKey)?.userId ?? '';
    if ((event.newValue ?? '') === here) return;
    void client
      .fetchQuery({ ...sessionQuery, staleTime: 0 })
      .then(() => dropAllButSession(client))
      // The session query turns every failed call into "nobody"; anything else shows when the page is used next.
      .catch(() => undefined);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function dropAllButSession(client: QueryClient): void {
  forgetEarly();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
}

function tellOtherTabs(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Storage is switched off: the other tabs learn of it from the server's first refusal.
    return;
  }
}

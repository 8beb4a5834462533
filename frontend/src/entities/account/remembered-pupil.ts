import type { User } from '@sumfox/contracts/identity/account';

const KEY = 'lastPupil';

/**
 * Keeps who is at work on this device, for a page that is opened without internet. Only pupils: no adult's page works
 * offline. Null forgets.
 */
export function rememberPupil(user: User | null): void {
  try {
    if (user?.role === 'child') localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: nothing is kept offline then, papers neither.
    return;
  }
}

/** The pupil who was signed in last and has not signed out; null when there is none. */
export function findRememberedPupil(): User | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isPupil(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPupil(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'gradeLevel' in value &&
    'role' in value &&
    value.role === 'child'
  );
}

import type { User } from '@sumfox/contracts/identity/account';
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../account/index.js';
import { subscribeDeviceTexts } from '../../shared/lib/device-text.js';
import { parseChoices, toAttributes, usualComfort, type Comfort } from './comfort.rules.js';
import { changeComfort, storedComfort } from './comfort.store.js';
import './comfort.css';

function useComfortOf({ userId, gradeLevel }: Pick<User, 'userId' | 'gradeLevel'>): Comfort {
  const stored = useSyncExternalStore(subscribeDeviceTexts, () => storedComfort(userId));
  return useMemo(() => ({ ...usualComfort(gradeLevel), ...parseChoices(stored) }), [gradeLevel, stored]);
}

/** How the pupil at the screen likes it, and how to change that; `change(null)` goes back to the usual. */
export function useComfort(): [Comfort, (patch: Partial<Comfort> | null) => void] {
  const user = useUser();
  const { userId } = user;
  const change = useCallback((patch: Partial<Comfort> | null) => changeComfort(userId, patch), [userId]);
  return [useComfortOf(user), change];
}

/**
 * Dresses the page for whoever is signed in, before the first of it is painted, and undresses it at sign-out. Adults
 * have consoles of another make and nothing to choose.
 */
export function useAppliedComfort(user: User): void {
  const comfort = useComfortOf(user);
  const isChild = user.role === 'child';
  useLayoutEffect(() => {
    if (!isChild) return undefined;
    const page = document.documentElement;
    const attributes = Object.entries(toAttributes(comfort));
    for (const [name, value] of attributes)
      if (value === null) page.removeAttribute(name);
      else page.setAttribute(name, value);
    return () => {
      for (const [name] of attributes) page.removeAttribute(name);
    };
  }, [comfort, isChild]);
}

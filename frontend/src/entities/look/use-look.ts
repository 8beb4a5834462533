import type { User } from '@sumfox/contracts/identity/account';
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribeDeviceTexts } from '../../shared/lib/device-text.js';
import { useUser } from '../account/index.js';
import { type Look, parseLook, USUAL_LOOK } from './look.rules.js';
import { changeLook, storedLook } from './look.store.js';

function useLookOf(userId: string): Look {
  const stored = useSyncExternalStore(subscribeDeviceTexts, () => storedLook(userId));
  return useMemo(() => parseLook(stored), [stored]);
}

/** The look of the pupil at the screen, and how to change a part of it. */
export function useLook(): [Look, (patch: Partial<Look>) => void] {
  const { userId } = useUser();
  const change = useCallback((patch: Partial<Look>) => changeLook(userId, patch), [userId]);
  return [useLookOf(userId), change];
}

/** Sets the colours of the pages to a pupil's place, before the first of them is painted. Adults have none. */
export function useAppliedLook({ userId, role }: User): void {
  const { place } = useLookOf(userId);
  const theme = role === 'child' && place !== USUAL_LOOK.place ? place : null;
  useLayoutEffect(() => {
    if (theme === null) return undefined;
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
}

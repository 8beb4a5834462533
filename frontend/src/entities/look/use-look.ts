import '../../shared/theme/child-dress.css';
import type { User } from '@sumfox/contracts/identity/account';
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { subscribeDeviceTexts } from '../../shared/lib/device-text.js';
import { useUser } from '../account/index.js';
import { useLatePart } from '../../shared/lib/late-part.js';
import { type Look, parseLook, unpickedLook, USUAL_LOOK } from './look.rules.js';
import { changeLook, storedLook } from './look.store.js';

const DARK = '(prefers-color-scheme: dark)';
const isDeviceDark = (): boolean => window.matchMedia?.(DARK).matches ?? false;
function subscribeDevice(onChange: () => void): () => void {
  const query = window.matchMedia?.(DARK);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
const isDark = ({ shade }: Look, device: boolean): boolean =>
  shade === 'dark' || (shade === 'device' && device);

/** The sheet of the dark colours, which few need. */
const loadDark = () => import('./dark-colours.js');

/** Fetches what a look needs before the first page is painted. */
export async function prepareLook({ userId, role }: User): Promise<void> {
  if (isDark(parseLook(storedLook(userId) ?? unpickedLook(role)), isDeviceDark())) await loadDark();
}

function useLookOf({ userId, role }: Pick<User, 'userId' | 'role'>): Look {
  const stored = useSyncExternalStore(subscribeDeviceTexts, () => storedLook(userId) ?? unpickedLook(role));
  return useMemo(() => parseLook(stored), [stored]);
}

/** The look of whoever is at the screen, and how to change a part of it. */
export function useLook(): [Look, (patch: Partial<Look>) => void] {
  const user = useUser();
  const { userId } = user;
  const change = useCallback((patch: Partial<Look>) => changeLook(userId, patch), [userId]);
  return [useLookOf(user), change];
}

/** Sets light or dark, and the colours of a pupil's place, before the first page is painted. */
export function useAppliedLook(user: User): void {
  const { role } = user;
  const look = useLookOf(user);
  const { place } = look;
  const dark = isDark(look, useSyncExternalStore(subscribeDevice, isDeviceDark));
  useLatePart(loadDark, dark);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-dark', dark);
    return () => document.documentElement.removeAttribute('data-dark');
  }, [dark]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-child', role === 'child');
    return () => document.documentElement.removeAttribute('data-child');
  }, [role]);
  const theme = role === 'child' && place !== USUAL_LOOK.place ? place : null;
  useLayoutEffect(() => {
    if (theme === null) return undefined;
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
}

import type { User } from '@sumfox/contracts/identity/account';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import { useLayoutEffect } from 'react';
import { useUser } from './user-context.js';

const isYoung = ({ role, gradeLevel }: User): boolean => role === 'child' && isYoungGrade(gradeLevel);

/** Whether a pupil of Primary 1 or 2 is at the screen, who reads counts and pictures and no percentage (PROFICIENCY-11). */
export function useIsYoung(): boolean {
  return isYoung(useUser());
}

/** Makes the controls of every page large for a pupil of Primary 1 or 2, before the first of them is painted (COMFORT-6). */
export function useLargeControls(user: User): void {
  const isLarge = isYoung(user);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-young', isLarge);
    return () => document.documentElement.removeAttribute('data-young');
  }, [isLarge]);
}

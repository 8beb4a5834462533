import { isYoungGrade } from '@sumfox/curriculum/grades';
import { useUser } from './user-context.js';

/** Whether a pupil of Primary 1 or 2 is at the screen, who reads counts and pictures and no percentage (PROFICIENCY-11). */
export function useIsYoung(): boolean {
  const { role, gradeLevel } = useUser();
  return role === 'child' && isYoungGrade(gradeLevel);
}

import { GRADE_LEVELS, type GradeLevel } from '@product/curriculum/grades';

/** The spec's browser key (A§3). Siblings share a tablet, so it is overwritten at sign-in and cleared at sign-out. */
const KEY = 'selectedGradeLevel';

export function rememberGrade(grade: GradeLevel): void {
  try {
    localStorage.setItem(KEY, grade);
  } catch {
    // Storage may be switched off; the grade then comes from the profile alone, which is always right.
    return;
  }
}

export function forgetGrade(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** Null when nobody has signed in on this browser, or storage is switched off. */
export function findRememberedGrade(): GradeLevel | null {
  try {
    const stored = localStorage.getItem(KEY);
    return GRADE_LEVELS.find((grade) => grade === stored) ?? null;
  } catch {
    return null;
  }
}

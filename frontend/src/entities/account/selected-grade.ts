import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import type { QueryClient } from '@tanstack/react-query';
import { SELECTED_GRADE_KEY as KEY } from './selected-grade-key.js';

/** First words of the keys of all data that belongs to one grade (ACCOUNT-8). */
const SHOWN_BY_GRADE = new Set<unknown>([
  'dashboard',
  'proficiency',
  'dual-proficiency',
  'assessments',
  'stats',
]);

/** Remembers the grade of whoever has signed in. */
export function rememberGrade(grade: GradeLevel): void {
  try {
    localStorage.setItem(KEY, grade);
  } catch {
    // Storage may be switched off; the grade then comes from the profile alone, which is always right.
    return;
  }
}

/** Takes a changed grade everywhere: storage, the data shown by grade, and all who listen for the storage event. */
export function changeGrade(client: QueryClient, grade: GradeLevel): void {
  const oldValue = findRememberedGrade();
  rememberGrade(grade);
  void client.invalidateQueries({ predicate: (query) => SHOWN_BY_GRADE.has(query.queryKey[0]) });
  // The browser tells the other tabs by itself, but not this one.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue: grade }));
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

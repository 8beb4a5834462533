import type { Role } from '@sumfox/contracts/endpoint';
import { DEFAULT_GRADE_LEVEL, type GradeLevel } from '@sumfox/curriculum/grades';

/** Applies to a pupil without a choice (ACCOUNT-19). */
export const DEFAULT_QUESTIONS_PER_ASSESSMENT = 5;

/** Checks whether this account may sign in now, apart from its password. */
export function maySignIn(account: { isActive: boolean; isDemo: boolean }, demoMode: boolean): boolean {
  return account.isActive && (!account.isDemo || demoMode);
}

/** Admins can do without a second factor only where the password of one is public. */
export function needsSecondFactor({ role }: { role: Role }, demoMode: boolean): boolean {
  return role === 'admin' && !demoMode;
}

/** First and last name, or the username without both. */
export function displayName(person: { firstName: string; lastName: string; username: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.username;
}

/** The grade to work with; Primary 5 for an account that has none (ACCOUNT-3). */
export function gradeOf(account: { gradeLevel?: GradeLevel | null }): GradeLevel {
  return account.gradeLevel ?? DEFAULT_GRADE_LEVEL;
}

/** A name of one field as first and last: the first word, and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/).filter(Boolean);
  return { firstName, lastName: rest.join(' ') };
}

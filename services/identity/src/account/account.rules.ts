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

/**
 * The stored form of a name typed in one field: the whole name, since no rule tells a family name from a given one
 * (ACCOUNT-20).
 */
export function toWholeName(name: string): { firstName: string; lastName: string } {
  return { firstName: name.split(/\s+/).filter(Boolean).join(' '), lastName: '' };
}

/** What pages call a person: the name asked for, or the whole name (ACCOUNT-20). */
export function callNameOf(person: {
  callName?: string | null;
  firstName: string;
  lastName: string;
  username: string;
}): string {
  return person.callName || displayName(person);
}

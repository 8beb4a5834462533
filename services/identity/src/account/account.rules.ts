import { DEFAULT_GRADE_LEVEL, type GradeLevel } from '@product/curriculum/grades';

/**
 * The form of a username in which two are compared: NFKC, lower case, no space around it. Full-width letters and
 * capitals of a tablet's keyboard thus find the account.
 *
 * Names that only look alike cannot exist: the database takes nothing but `a-z 0-9 . _ -` in a folded name (or the
 * account's own e-mail, which a parent made with a family has as username), so no Cyrillic а stands beside a Latin a.
 * `0`/`o` and `1`/`l` stay apart on purpose: a child types the name it was given, and merging them would make
 * unrelated names clash.
 */
export function foldUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Whether this account may be used now, whatever its password. */
export function maySignIn(account: { isActive: boolean; isDemo: boolean }, demoMode: boolean): boolean {
  return account.isActive && (!account.isDemo || demoMode);
}

/** First and last name, or the username where neither is known. */
export function displayName(person: { firstName: string; lastName: string; username: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.username;
}

/** The grade to work with; Primary 5 for an account that has none (A§3). */
export function gradeOf(account: { gradeLevel?: GradeLevel | null }): GradeLevel {
  return account.gradeLevel ?? DEFAULT_GRADE_LEVEL;
}

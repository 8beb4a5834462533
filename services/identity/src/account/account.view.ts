import type { LinkedChild, User } from '@sumfox/contracts/identity/account';
import type { AccountRow } from './account.entity.js';
import { callNameOf, displayName, gradeOf } from './account.rules.js';

/** A link with the child it leads to. */
export interface ChildOfParent {
  linkId: string;
  linkedAt: Date;
  child: AccountRow;
}

/** Data of the signed-in person without the account's secrets. */
export type Person = Pick<
  AccountRow,
  'id' | 'username' | 'firstName' | 'lastName' | 'callName' | 'role' | 'gradeLevel' | 'mustChangePassword'
>;

/** The signed-in person's own view: no hash, no e-mail, no times. */
export function toUser(account: Person, children: readonly ChildOfParent[]): User {
  return {
    userId: account.id,
    username: account.username,
    firstName: account.firstName,
    lastName: account.lastName,
    callName: callNameOf(account),
    role: account.role,
    gradeLevel: gradeOf(account),
    children: children.map(toLinkedChild),
    ...(account.mustChangePassword ? { mustChangePassword: true } : {}),
  };
}

/** A linked child as the parent sees it. */
export function toLinkedChild({ linkId, linkedAt, child }: ChildOfParent): LinkedChild {
  return {
    id: linkId,
    userId: child.id,
    displayName: displayName(child),
    firstName: child.firstName,
    lastName: child.lastName,
    callName: callNameOf(child),
    username: child.username,
    gradeLevel: gradeOf(child),
    createdAt: linkedAt.toISOString(),
  };
}

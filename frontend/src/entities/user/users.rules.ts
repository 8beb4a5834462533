import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { USER } from './user.messages.js';

/** First and last name, or the username where neither is known. */
export function fullName(user: Pick<DetailedUser, 'firstName' | 'lastName' | 'username'>): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username;
}

/** The words for who belongs to whom (ADMIN-1); admins belong to nobody. */
export function linkageText(user: Pick<DetailedUser, 'role' | 'parentInfo' | 'childrenInfo'>): string {
  if (user.role === 'child') return user.parentInfo?.parentName ?? USER.get().noParent;
  if (user.role === 'admin') return '–';
  const count = user.childrenInfo.length;
  return count === 0 ? USER.get().noChildren : USER.get().children({ count });
}

import type { Role } from '@sumfox/contracts/endpoint';
import { ROLE_NAMES } from './role-names.messages.js';

/** The roles as people read them: a child is shown as Student (ACCOUNT-1). */
export const readRoleNames = (): Readonly<Record<Role, string>> => ({
  child: ROLE_NAMES.get().student,
  parent: ROLE_NAMES.get().parent,
  admin: ROLE_NAMES.get().admin,
});

import type { Role } from '@sumfox/contracts/endpoint';

/** The roles as people read them: a child is shown as Student (ACCOUNT-1). */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  child: 'Student',
  parent: 'Parent',
  admin: 'Admin',
};

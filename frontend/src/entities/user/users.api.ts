import type { EndpointInput } from '@sumfox/contracts/endpoint';
import { resetPassword, toggleStatus } from '@sumfox/contracts/identity/admin.endpoints';
import { importClass } from '@sumfox/contracts/identity/class-import.endpoints';
import { call } from '../../shared/api/call.js';
import type { UserFilters } from './queries.js';

export const NO_FILTERS: UserFilters = { search: '', role: '', status: '' };

export const setUserPassword = (userId: string, newPassword: string, currentPassword?: string) =>
  call(resetPassword, {
    params: { userId },
    body: { newPassword, ...(currentPassword === undefined ? {} : { currentPassword }) },
  });

export const setUserStatus = (userId: string, isActive: boolean) =>
  call(toggleStatus, { params: { userId }, body: { isActive } });

/** Checks the rows of a class, or makes their accounts. */
export const sendClass = (body: EndpointInput<typeof importClass>['body']) => call(importClass, { body });

import { defineMessages } from '../../shared/messages/define-messages.js';

export const ROLE_NAMES = defineMessages('entities/account/role-names', {
  student: 'Student',
  parent: 'Parent',
  admin: 'Admin',
});

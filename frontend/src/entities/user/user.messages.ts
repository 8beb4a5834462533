import { defineMessages } from '../../shared/messages/define-messages.js';

export const USER = defineMessages('entities/user', {
  noParent: 'No parent',
  noChildren: 'No children',
});

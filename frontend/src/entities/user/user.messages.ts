import { defineMessages, plural } from '../../shared/messages/define-messages.js';

export const USER = defineMessages('entities/user', {
  noParent: 'No parent',
  noChildren: 'No children',
  children: plural({ one: '{count} child', other: '{count} children' }),
});

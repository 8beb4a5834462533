import { defineMessages } from '../../shared/messages/define-messages.js';

export const CHILD_SWITCHER = defineMessages('entities/child/child-switcher', {
  child: 'Child:',
});

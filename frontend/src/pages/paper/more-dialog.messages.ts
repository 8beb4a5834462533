import { defineMessages } from '../../shared/messages/define-messages.js';

export const MORE_DIALOG = defineMessages('pages/paper/more-dialog', {
  howItLooksAnd: 'How it looks and sounds',
  hideTheTime: 'Hide the time',
  showTheTime: 'Show the time',
});

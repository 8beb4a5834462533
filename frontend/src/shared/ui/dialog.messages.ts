import { defineMessages } from '../messages/define-messages.js';

export const DIALOG = defineMessages('shared/ui/dialog', {
  close: 'Close',
});

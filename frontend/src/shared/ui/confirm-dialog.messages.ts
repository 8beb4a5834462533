import { defineMessages } from '../messages/define-messages.js';

export const CONFIRM_DIALOG = defineMessages('shared/ui/confirm-dialog', {
  cancel: 'Cancel',
});

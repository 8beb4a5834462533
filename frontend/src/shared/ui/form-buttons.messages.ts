import { defineMessages } from '../messages/define-messages.js';

export const FORM_BUTTONS = defineMessages('shared/ui/form-buttons', {
  cancel: 'Cancel',
});

import { defineMessages } from '../messages/define-messages.js';

export const TOASTER = defineMessages('shared/ui/toaster', {
  notice: 'Notice',
  close: 'Close',
  notices: 'Notices ({hotkey})',
});

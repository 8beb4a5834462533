import { defineMessages, params } from '../messages/define-messages.js';

export const TOASTER = defineMessages('shared/ui/toaster', {
  notice: 'Notice',
  close: 'Close',
  code: params('Code: {code}'),
  notices: 'Notices ({hotkey})',
});

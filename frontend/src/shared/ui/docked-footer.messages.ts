import { defineMessages } from '../messages/define-messages.js';

export const DOCKED_FOOTER = defineMessages('shared/ui/docked-footer', {
  whatFoxSays: 'What Fox says',
});

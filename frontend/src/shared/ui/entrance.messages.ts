import { defineMessages } from '../messages/define-messages.js';

export const ENTRANCE = defineMessages('shared/ui/entrance', {
  sumfox: 'Sumfox',
});

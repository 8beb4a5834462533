import { defineMessages } from '../../shared/messages/define-messages.js';

export const FIND_FAILURE = defineMessages('features/find-failure', {
  errorCode: 'Error code',
  find: 'Find',
  eightSigns: 'A code has 8 to 32 of the signs 0 to 9 and a to f.',
});

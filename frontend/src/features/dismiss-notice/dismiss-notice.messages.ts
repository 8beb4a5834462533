import { defineMessages } from '../../shared/messages/define-messages.js';

export const DISMISS_NOTICE = defineMessages('features/dismiss-notice', {
  ok: 'OK',
  notPutAwayYet: 'Not put away yet',
  theMessageCouldNot: 'The message could not be put away. Please try again.',
  recentChanges: 'Recent Changes',
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const DISMISS_CORRECTION = defineMessages('features/dismiss-correction', {
  seeTheQuestion: 'See the question',
  thanksGotIt: 'Thanks, Got It',
  notPutAwayYet: 'Not put away yet',
  theMessageCouldNot: 'The message could not be put away. Please try again.',
});

import { defineMessages } from '../messages/define-messages.js';

export const CALL = defineMessages('shared/api/call', {
  tooSlow: 'This is taking too long. Please try again.',
  noInternet: 'No internet. Please try again.',
  wentWrong: 'Something went wrong. Please try again.',
});

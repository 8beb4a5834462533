import { defineMessages } from '../../shared/messages/define-messages.js';

export const SIGN_OUT = defineMessages('features/sign-out', {
  couldNotSignOut: 'Could Not Sign Out',
  noInternetJustNow: 'No internet just now. Please try again.',
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const CHECK_ANSWER = defineMessages('features/check-answer', {
  foxCouldNotReach: 'Fox could not reach the internet. Your answer is safe on this tablet.',
  foxCouldNotCheck: 'Fox could not check just now. Your answer is safe. Please try again.',
});

import { defineMessages } from '../messages/define-messages.js';

export const ERROR_PANEL = defineMessages('shared/ui/error-panel', {
  tryAgain: 'Try Again',
  noInternetJustNow: 'No internet just now. Your answers are safe on this tablet.',
  somethingWentWrongOn: 'Something went wrong on our side. Your work is safe.',
  offlineAdvice: 'No internet just now. Please try again once you are back online.',
  ourFault: 'Something went wrong on our side. Nothing is lost.',
});

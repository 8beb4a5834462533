import { defineMessages } from '../messages/define-messages.js';

export const ERROR_BOUNDARY = defineMessages('shared/ui/error-boundary', {
  tryAgain: 'Try Again',
  backToDashboard: 'Back to Dashboard',
  thisPageCouldNot: 'This page could not be shown',
  somethingWentWrongOn: 'Something went wrong on our side. Your answers are safe.',
  noInternetJustNow: 'No internet just now. Your answers are safe on this tablet.',
});

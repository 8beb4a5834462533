import { defineMessages } from '../../shared/messages/define-messages.js';

export const PRINT_WORKSHEET = defineMessages('features/print-worksheet', {
  worksheet: 'Worksheet',
  making: 'Making…',
  notMade: 'The worksheet was not made',
  tryAgainLater: 'Something went wrong. Please try again.',
});

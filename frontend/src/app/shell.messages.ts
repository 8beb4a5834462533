import { defineMessages } from '../shared/messages/define-messages.js';

export const SHELL = defineMessages('app/shell', {
  skipToThePage: 'Skip to the page',
  noInternetYourAnswers: 'No internet. Your answers are safe on this tablet.',
  noInternetYouSee: 'No internet. You see what was loaded last.',
});

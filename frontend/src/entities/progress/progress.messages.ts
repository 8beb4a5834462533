import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const PROGRESS = defineMessages('entities/progress/progress', {
  notTriedYet: 'Not tried yet',
  noPractice: params('{day}: no practice.'),
  mastery: 'Mastery',
  independent: 'Independent',
  guided: 'Guided',
  letsPractise: "Let's practise",
  practised: params('{day}: {questions} answered, {right} right, {minutes}.'),
  ofRight: params('{questionsCorrect} of {questionsAttempted} right'),
  ofAnswersYet: params('{questionsAttempted} of {enoughAnswers} answers yet'),
  ofRightOn: params('{day}: {right} of {questions} right.'),
  min: params('{minutes} min'),
});

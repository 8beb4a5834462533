import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const RESULT = defineMessages('entities/paper/result', {
  allYourAnswersAre: 'All your answers are in.',
  youWorkedEachOne: params('{right} You worked each one out!'),
  youKeptAtIt: params('{right} You kept at it!'),
  letsLearnNext: params("{right} Let's learn {subStrandDisplayName} next."),
  foxIsStillReading: params('Fox is still reading question {number}. It does not count until then.'),
  foxIsStillReadingQuestions: params(
    'Fox is still reading questions {first} and {last}. They do not count until then.',
  ),
  min: params('{minutes} min'),
  minS: params('{minutes} min {rest} s'),
  ofQuestionsRight: params('{correctCount} of {marked} questions right.'),
});

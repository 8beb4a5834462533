import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const CHECK_ANSWER = defineMessages('features/check-answer', {
  hint: 'Hint',
  seeHow: 'See how',
  hintLabel: 'Hint:',
  youHaveOneMore: 'You have one more try.',
  fixedYouLookedAgain: 'Fixed! You looked again.',
  whatFoxSays: 'what Fox says',
  tryAgain: 'Try again',
  foxCouldNotReach: 'Fox could not reach the internet. Your answer is safe on this tablet.',
  foxCouldNotCheck: 'Fox could not check just now. Your answer is safe. Please try again.',
  stepOf: params('Step {index} of {count}'),
  workedSolution: 'Worked solution',
  theWorkedSolution: 'the worked solution',
  seeTheWorkedSolution: 'See the worked solution',
  nextStep: 'Next step',
  showTheAnswer: 'Show the answer',
  readAs: 'Fox read your answer as <answer/>.',
  answerLabel: 'Answer:',
});

import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const FEEDBACK = defineMessages('features/check-answer/feedback', {
  hint: 'Hint',
  seeHow: 'See how',
  hintLabel: 'Hint:',
  youHaveOneMore: 'You have one more try.',
  // Lines of at most five words are for Primary 1 and 2 as well.
  right: [
    'Yes! You got it.',
    'Yes! That is it.',
    'Yes! You found it.',
    'Yes! Neat work.',
    'Yes! I had the same.',
    'Yes! High paw!',
    'Yes! Your thinking paid off.',
    'Yes! Step by step, you got there.',
    'Yes! I could not have done it better.',
    'Yes! You read it with care.',
  ],
  fixed: [
    'Fixed! You looked again.',
    'Fixed! Now it is yours.',
    'Fixed! You stayed with it.',
    'Fixed! You went back. That is the brave part.',
    'Fixed! The slip showed us the way.',
  ],
  whatFoxSays: 'what Fox says',
  tryAgain: 'Try again',
  stepOf: params('Step {index} of {count}'),
  workedSolution: 'Worked solution',
  theWorkedSolution: 'the worked solution',
  seeTheWorkedSolution: 'See the worked solution',
  nextStep: 'Next step',
  showTheAnswer: 'Show the answer',
  readAs: 'Fox read your answer as <answer/>.',
  answerLabel: 'Answer:',
});

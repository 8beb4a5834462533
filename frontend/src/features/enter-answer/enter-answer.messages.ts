import { defineMessages } from '../../shared/messages/define-messages.js';

export const ENTER_ANSWER = defineMessages('features/enter-answer', {
  workingIfYouLike: 'Working, if you like',
  mathsKeys: 'Maths keys',
  working: 'Working',
  answerOrWorking: 'Answer or working',
  foxCouldNotRead: 'Fox could not read this. Hand it in as it is.',
  foxCouldNotReadThis: 'Fox could not read this. Type just the answer, or hand it in.',
  howSureAreYou: 'How sure are you? If you like',
  howSureAreYou2: 'How sure are you?',
  wholeNumberThenThe: 'Whole number, then the arrow.',
  topNumberThenThe: 'Top number, then the arrow.',
  nowTheBottomNumber: 'Now the bottom number.',
  hideMathsKeys: 'Hide maths keys',
  numberKeys: 'Number keys',
  countersOrCoins: 'Things to touch',
  answer: 'Answer',
  notSoSure: 'Not so sure',
  quiteSure: 'Quite sure',
  verySure: 'Very sure',
});

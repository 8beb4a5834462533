import { defineMessages, params } from '../../../shared/messages/define-messages.js';

export const ANSWER = defineMessages('entities/question/mcq/answer', {
  chooseABC: 'Choose A, B, C or D',
  youSaidYouCan: params('You said: {notYetKnown}. You can still choose an answer.'),
  chooseYourAnswer: 'Choose your answer',
});

import { defineMessages, params } from '../../../shared/messages/define-messages.js';

export const ANSWER = defineMessages('entities/question/fill-in-the-blank/answer', {
  writeInTheBox: 'Write in the box in the question.',
  writeInTheBoxes: 'Write in the boxes in the question.',
  box: params('Box {at}'),
  yourAnswer: 'Your answer',
});

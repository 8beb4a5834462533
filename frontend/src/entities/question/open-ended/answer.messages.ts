import { defineMessages, params } from '../../../shared/messages/define-messages.js';

export const ANSWER = defineMessages('entities/question/open-ended/answer', {
  part: params('Part {part}'),
  answer: 'Answer',
  yourAnswer: 'Your answer',
});

import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const ANSWER_FIELD = defineMessages('entities/question/answer-field', {
  inLabel: params('in {unit}'),
  blank: 'Blank',
  blankOf: params('Blank {index} of {count}'),
});

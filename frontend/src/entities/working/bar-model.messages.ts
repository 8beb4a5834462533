import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const BAR_MODEL = defineMessages('entities/working/bar-model', {
  bar: params('Bar {bar}'),
  partOf: params('part {part} of {count}'),
  unitsLong: params('{units} units long'),
  questionMark: 'question mark',
  colours: { pink: 'pink', yellow: 'yellow', teal: 'teal', violet: 'violet' },
});

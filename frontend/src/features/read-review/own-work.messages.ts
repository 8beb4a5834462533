import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const OWN_WORK = defineMessages('features/read-review/own-work', {
  rightStepWithThe: '(right step, with the number from before)',
  mark: 'mark',
  marks: 'marks',
  drawingFor: params('{drawing} for question {number}.'),
  drawingInWords: params('{drawing} for question {number}. {working} says it in words.'),
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const OWN_WORK = defineMessages('features/read-review/own-work', {
  rightStepWithThe: '(right step, with the number from before)',
  mark: 'mark',
  marks: 'marks',
});

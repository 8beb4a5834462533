import { defineMessages } from '../messages/define-messages.js';

export const MATH_TEXT = defineMessages('shared/ui/math-text', {
  blank: 'blank',
});

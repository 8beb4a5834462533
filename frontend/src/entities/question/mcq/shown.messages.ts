import { defineMessages } from '../../../shared/messages/define-messages.js';

export const SHOWN = defineMessages('entities/question/mcq/shown', {
  options: 'Options',
  rightAnswer: 'right answer',
  name: 'Multiple choice',
});

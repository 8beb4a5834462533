import { defineMessages } from '../../shared/messages/define-messages.js';

export const QUESTION_MARK = defineMessages('entities/mark/question-mark', {
  right: 'Right',
  almost: 'Almost',
  notYet: 'Not yet',
  errorNoFeedback: 'Error - No feedback',
});

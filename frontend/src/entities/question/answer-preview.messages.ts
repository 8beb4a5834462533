import { defineMessages } from '../../shared/messages/define-messages.js';

export const ANSWER_PREVIEW = defineMessages('entities/question/answer-preview', {
  readAs: 'I read this as <answer/>',
});

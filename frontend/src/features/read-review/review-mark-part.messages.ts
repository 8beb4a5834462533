import { defineMessages } from '../../shared/messages/define-messages.js';

export const REVIEW_MARK_PART = defineMessages('features/read-review/review-mark-part', {
  whatFoxSays: 'what Fox says',
  thisQuestionIsNot: 'This question is not marked yet.',
});

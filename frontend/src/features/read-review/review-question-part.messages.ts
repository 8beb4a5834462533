import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const REVIEW_QUESTION_PART = defineMessages('features/read-review/review-question-part', {
  question: params('Question {index}'),
  of: params('{marksAwarded} of {marksPossible}'),
  mark: 'mark',
  marks: 'marks',
});

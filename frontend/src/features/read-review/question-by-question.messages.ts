import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const QUESTION_BY_QUESTION = defineMessages('features/read-review/question-by-question', {
  previous: 'Previous',
  next: 'Next',
  questions: 'Questions',
  question: params('Question {at}: {markWord}'),
});

import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const REVIEW_PAGE = defineMessages('pages/paper/review-page', {
  doAnotherPractice: 'Do another Practice',
  tryOneLikeIt: 'Try one like it',
  answersAndSolutions: 'Answers and Solutions',
  ofMarks: params('{marksAwarded} of {marksPossible} marks'),
  reviewOfAssessment: params('Review of assessment #{id}'),
});

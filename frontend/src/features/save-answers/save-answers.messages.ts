import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const SAVE_ANSWERS = defineMessages('features/save-answers', {
  progressRestored: 'Progress Restored',
  yourAnswersAreBack: 'Your answers are back. Carry on!',
  otherTablet: 'You used another tablet',
  questionOfOtherTablet: params('This is question {number} of the other tablet.'),
  saveFailed: 'Save Failed',
  failedToSaveProgress: 'Failed to save progress. Your work is still safe locally.',
});

import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const TRY_SIMILAR = defineMessages('features/try-similar', {
  assessmentGenerated: 'Assessment Generated',
  nothingToTryAgain: 'Nothing to try again',
  everyQuestionOfThis: 'Every question of this assessment is right. Well done!',
  likeTheOnesYou: params('{count} like the ones you want to learn.'),
  newQuestions: params('{questionsCount} new questions'),
});

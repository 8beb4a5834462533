import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const REVIEW_VOICE = defineMessages('features/read-review/review-voice', {
  yourAnswer: 'Your answer',
  yourWorking: 'Your working',
  yourDrawing: 'Your drawing',
  goodStepsInYour: 'Good steps in your working',
  weReadItAs: 'We read it as',
  yourChoice: 'your choice',
  youReachedStep: params('This is step {number}. Go on from there.'),
  compareThisLine: 'Compare this line',
});

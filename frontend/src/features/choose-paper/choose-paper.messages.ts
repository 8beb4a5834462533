import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const CHOOSE_PAPER = defineMessages('features/choose-paper', {
  youChose: params('You chose {chosen}'),
  diagnosticAssessment: 'Diagnostic Assessment',
  showsWhatYouKnow: 'Shows what you know and what to learn next.',
  yoursOneForEach: params('Yours: {topics}, one for each topic'),
  adaptiveAssessment: 'Adaptive Assessment',
  questionsPickedToFit: 'Questions picked to fit you.',
  targetedPractice: 'Targeted Practice',
  youChooseTheTopics: 'You choose the topics and the methods.',
  recommended: 'Recommended',
  usually: 'Usually',
  creatingAssessment: 'Creating Assessment...',
  start: 'Start',
});

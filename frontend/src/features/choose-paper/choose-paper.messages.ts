import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const CHOOSE_PAPER = defineMessages('features/choose-paper', {
  youChose: params('You chose {chosen}'),
  diagnosticAssessment: 'Diagnostic Assessment',
  showsWhatYouKnow: 'Shows what you know and what comes next.',
  yoursOneForEach: params('Yours: {topics}, one for each topic'),
  adaptiveAssessment: 'Adaptive Assessment',
  questionsPickedToFit: 'Questions picked to fit you.',
  targetedPractice: 'Targeted Practice',
  youChooseTheTopics: 'You choose the topics and the methods.',
  recommended: 'Recommended',
  usually: 'Usually',
  creatingAssessment: 'Creating Assessment...',
  start: 'Start',
  usualSizes: {
    diagnostic: ['25-35 minutes', '15-20 questions'],
    adaptive: ['20-25 minutes', '10-15 questions'],
    targeted: ['15-20 minutes', '8-12 questions'],
  },
  youngChallenge: '1 of 5 is a challenge',
  challenge: '20% challenge and 80% developing',
});

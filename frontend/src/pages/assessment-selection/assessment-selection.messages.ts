import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const ASSESSMENT_SELECTION = defineMessages('pages/assessment-selection', {
  dashboard: 'Dashboard',
  myProgress: 'My Progress',
  chooseYourAssessment: 'Choose your assessment',
  whatWeSee: 'What we see',
  overallPerformance: 'Overall performance',
  assessmentsCompleted: 'Assessments completed',
  conceptsMastered: 'Concepts mastered',
  of: params('of {totalSubStrands}'),
  foxRecommends: params('Fox recommends: {assessmentNames}'),
  chooseAnAssessment: 'Choose an Assessment',
  back: 'Back',
  foxHasNoTip: 'Fox has no tip just now',
  loadingATip: 'Loading a tip',
  loadingYourFigures: 'Loading your figures',
  yourFiguresCouldNot: 'Your figures could not be loaded',
  creatingAssessment: 'Creating Assessment...',
  startReview: 'Start Review',
});

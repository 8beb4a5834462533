import { defineMessages } from '../../shared/messages/define-messages.js';

export const ASSESSMENT_NAMES = defineMessages('entities/paper/assessment-names', {
  diagnosticAssessment: 'Diagnostic Assessment',
  adaptiveAssessment: 'Adaptive Assessment',
  targetedPractice: 'Targeted Practice',
  weeklyReview: 'Weekly Review',
});

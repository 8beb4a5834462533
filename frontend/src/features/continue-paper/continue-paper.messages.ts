import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const CONTINUE_PAPER = defineMessages('features/continue-paper', {
  continueAssessment: 'Continue Assessment',
  allDoneThereIs: 'All done. There is nothing to continue.',
  ofAnswered: params('{answeredCount} of {totalQuestions} answered · #{id}'),
  resume: 'Resume',
  showAll: params('Show All ({count})'),
  ofAnsweredTheAnswers: params(
    '{assessmentNames} #{id}: {answeredCount} of {totalQuestions} answered. The answers go with it.',
  ),
  deleteLabel: params('Delete {assessmentNames} #{id}'),
  deleteThisAssessment: 'Delete this assessment?',
  deleting: 'Deleting...',
  keepIt: 'Keep it',
});

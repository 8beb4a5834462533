import { defineMessages } from '../../shared/messages/define-messages.js';

export const REPORT_QUESTION = defineMessages('features/report-question', {
  isSomethingWrongWith: 'Is something wrong with this question? Fox will solve it again.',
  ifItIsNot: 'Is it not right? You get another question.',
  noGoOn: 'No, go on',
  validationFailed: 'Validation Failed',
  foxIsChecking: 'Fox is checking…',
  yesCheckIt: 'Yes, check it',
  couldNotValidateThe: 'Could not validate the question. Please try again.',
  reported: 'Reported',
  report: 'Report',
});

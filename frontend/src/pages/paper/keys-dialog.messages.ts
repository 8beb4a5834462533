import { defineMessages } from '../../shared/messages/define-messages.js';

export const KEYS_DIALOG = defineMessages('pages/paper/keys-dialog', {
  readTheQuestionAloud: 'Read the question aloud',
  previousQuestion: 'Previous question',
  nextQuestion: 'Next question',
  chooseAnOption: 'Choose an option',
  checkOrGoOn: 'Check, or go on',
  saveNow: 'Save now',
  goToTheNotice: 'Go to the notice',
  showTheseKeys: 'Show these keys',
});

import { defineMessages } from '../shared/messages/define-messages.js';

export const SIGNED_IN = defineMessages('app/signed-in', {
  assessmentSubmitted: 'Assessment Submitted',
  yourAnswersAreHanded: 'Your answers are handed in. Fox is checking them.',
});

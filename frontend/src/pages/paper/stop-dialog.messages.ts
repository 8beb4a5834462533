import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const STOP_DIALOG = defineMessages('pages/paper/stop-dialog', {
  stopForToday: 'Stop for today?',
  areDone: params('{answered} of {total} done. Well done!'),
  aLookIsAStart: 'You had a look. That is a start.',
  yourAnswersAreSafe: 'Your answers are safe.',
  weGoOnAnother: 'We go on another day.',
  whatFoxSays: 'What Fox says',
  carryOn: 'Carry on',
});

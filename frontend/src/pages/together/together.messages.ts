import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const TOGETHER = defineMessages('pages/together', {
  tenMinutesTogether: 'Ten minutes together',
  printThisPage: 'Print this page',
  ask: params('Ask: “{ask}”'),
  ifItGoesWell: 'If it goes well',
  ifItIsHard: 'If it is hard',
  noActivity: 'There is no such activity',
  theLinkIsNotComplete: 'The link may not be complete. Open it from the e-mail or from your home page.',
  goHome: 'Go to my home page',
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const WORKING_PANEL = defineMessages('features/show-working/working-panel', {
  thisDrawingCouldNot:
    'This drawing could not be sent. It stays on this tablet. Clear a little of it. Then Fox sends it.',
  sayItInWords: 'Say it in words',
  ifYouLike: 'if you like',
  waysToShowYour: 'Ways to show your working',
  working: 'Working',
  writeHowYouWorked: 'Write how you worked it out',
  thisOpensWhenYou: 'This opens when you are back online. You can type for now.',
  gettingYourPaperReady: 'Getting your paper ready…',
  type: 'Type',
  draw: 'Draw',
  bars: 'Bars',
});

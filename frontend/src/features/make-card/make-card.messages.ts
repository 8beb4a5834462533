import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const MAKE_CARD = defineMessages('features/make-card', {
  signInCard: 'Sign-in Card',
  canShowACard: params(
    '{displayName} can show a printed card to the camera instead of typing, on the tablets you allow in your profile.',
  ),
  hasACard: params('{displayName} has a card. It works on the tablets you allow, and nowhere else.'),
  makeACard: 'Make a Card',
  makeANewCard: 'Make a New Card',
  stopTheCard: 'Stop the Card',
  stopping: 'Stopping…',
  making: 'Making…',
  cardStopped: 'Card Stopped',
  thatDidNotWork: 'That Did Not Work',
  tryAgain: 'That did not work. Please try again.',
  cardFor: params('Card for {displayName}'),
  printItNow: 'Print it now: it is shown once. Earlier cards have stopped working.',
  lostCard: 'If the card is lost, make a new one or stop it here.',
  qrCode: params('QR code of {displayName}'),
  showItToTheCamera: 'Show me to the camera.',
  print: 'Print',
  done: 'Done',
});

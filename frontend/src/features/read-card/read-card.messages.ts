import { defineMessages } from '../../shared/messages/define-messages.js';

export const READ_CARD = defineMessages('features/read-card', {
  showYourCard: 'Show your card.',
  holdItStill: 'Hold it still.',
  whatToDo: 'what to do',
  camera: 'Camera',
  theCameraIsOff: 'The camera is off. Ask a grown-up.',
  back: 'Back',
});

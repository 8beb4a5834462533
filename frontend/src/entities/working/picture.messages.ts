import { defineMessages } from '../../shared/messages/define-messages.js';

export const PICTURE = defineMessages('entities/working/picture', {
  pxNunitoVariableSans: '700 18px "Nunito Variable", sans-serif',
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const SPOKEN_TEXT = defineMessages('entities/speech/spoken-text', {
  degreeCelsius: 'degree Celsius',
});

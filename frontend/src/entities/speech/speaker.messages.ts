import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const SPEAKER = defineMessages('entities/speech/speaker', {
  stopReading: 'Stop reading',
  readAloud: params('Read {names} aloud'),
  altR: 'Alt+R',
});

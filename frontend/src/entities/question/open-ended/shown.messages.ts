import { defineMessages } from '../../../shared/messages/define-messages.js';

export const SHOWN = defineMessages('entities/question/open-ended/shown', {
  name: 'Open-ended',
});

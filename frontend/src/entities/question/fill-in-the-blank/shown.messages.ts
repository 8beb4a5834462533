import { defineMessages } from '../../../shared/messages/define-messages.js';

export const SHOWN = defineMessages('entities/question/fill-in-the-blank/shown', {
  name: 'Fill-in-the-blank',
});

import { defineMessages } from '../shared/messages/define-messages.js';

export const BOOT = defineMessages('app/boot', {
  loading: 'Loading',
});

import { defineMessages } from './define-messages.js';

export const MOMENTS = defineMessages('shared/messages/moments', {
  never: 'Never',
  justNow: 'Just now',
});

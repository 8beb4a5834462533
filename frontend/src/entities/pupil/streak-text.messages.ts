import { defineMessages, plural } from '../../shared/messages/define-messages.js';

export const STREAK_TEXT = defineMessages('entities/pupil/streak-text', {
  days: plural({ one: '{count} day', other: '{count} days' }),
});

import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const STREAK_TEXT = defineMessages('entities/pupil/streak-text', {
  days: params('{days} days'),
});

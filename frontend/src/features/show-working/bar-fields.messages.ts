import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const BAR_FIELDS = defineMessages('features/show-working/bar-fields', {
  questionMark: params('Question mark: {label}'),
});

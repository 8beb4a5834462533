import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const BAR_FIELDS = defineMessages('features/show-working/bar-fields', {
  writeAt: params(': {label}'),
  questionMark: params('Question mark: {label}'),
});

import { defineMessages, params } from '../messages/define-messages.js';

export const TEXT_FIELD = defineMessages('shared/ui/text-field', {
  optional: '(optional)',
  show: params('Show {lowerCase}'),
});

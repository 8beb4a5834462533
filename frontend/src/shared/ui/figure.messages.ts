import { defineMessages } from '../messages/define-messages.js';

export const FIGURE = defineMessages('shared/ui/figure', {
  defaultLabel: 'default',
});

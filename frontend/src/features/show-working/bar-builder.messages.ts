import { defineMessages } from '../../shared/messages/define-messages.js';

export const BAR_BUILDER = defineMessages('features/show-working/bar-builder', {
  bars: 'Bars',
  addABar: 'Add a bar',
  remove: 'Remove',
});

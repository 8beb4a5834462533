import { defineMessages } from '../../shared/messages/define-messages.js';

export const BAR_STARTS = defineMessages('features/show-working/bar-starts', {
  beginWith: 'Begin with',
  partAndWhole: 'Part and whole',
  compare: 'Compare',
});

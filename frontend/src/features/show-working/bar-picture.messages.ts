import { defineMessages } from '../../shared/messages/define-messages.js';

export const BAR_PICTURE = defineMessages('features/show-working/bar-picture', {
  yourBarsChooseA: 'Your bars. Choose a part to change it.',
});

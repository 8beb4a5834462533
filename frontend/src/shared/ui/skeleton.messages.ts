import { defineMessages } from '../messages/define-messages.js';

export const SKELETON = defineMessages('shared/ui/skeleton', {
  loading: 'Loading',
});

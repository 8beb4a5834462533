import { defineMessages, params } from '../messages/define-messages.js';

export const STATE_PANEL = defineMessages('shared/ui/state-panel', {
  codeForAGrown: params('Code for a grown-up: {slice}'),
});

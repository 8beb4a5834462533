import { defineMessages, params } from '../messages/define-messages.js';

export const STATE_PANEL = defineMessages('shared/ui/state-panel', {
  code: params('Code: {slice}'),
  codeForAGrown: params('Code for a grown-up: {slice}'),
});

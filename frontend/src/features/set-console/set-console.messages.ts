import { defineMessages } from '../../shared/messages/define-messages.js';

export const SET_CONSOLE = defineMessages('features/set-console', {
  aNewBatchStarts: 'A new batch starts with',
  thisPage: 'This page',
  refreshByItself: 'Refresh automatically',
  every30SecondsAnd: 'Every 30 seconds, and every few seconds while a batch is running.',
  keptForYouOn: 'Kept for you on this device.',
  backToUsual: 'Back to Usual',
  save: 'Save',
  settingsSaved: 'Settings Saved',
  settings: 'Settings',
  targetQuestions: 'Target Questions',
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const RUNBOOK = defineMessages('pages/runbook', {
  runbook: 'Runbook',
  system: 'System',
  allRunbooks: 'All runbooks',
  loading: 'Loading the runbook',
  notFound: 'There is no such runbook',
  chooseOne: 'Choose one from the list.',
  failed: 'The runbook could not be loaded',
});

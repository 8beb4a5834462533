import { defineMessages } from '../../shared/messages/define-messages.js';

export const ASSIGN_PAPER = defineMessages('features/assign-paper', {
  assignFailed: 'Assessment Creation Failed',
  failedToCreate: 'Failed to create assessment. Please try again.',
  undoFailed: 'Undo Failed',
  undoFailedText: 'The paper could not be taken back. Please try again.',
});

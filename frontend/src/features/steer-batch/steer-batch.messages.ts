import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const STEER_BATCH = defineMessages('features/steer-batch', {
  error: 'Error',
  cancelTheBatch: 'Cancel the batch',
  deleteTheBatch: 'Delete the batch',
  cancelling: 'Cancelling…',
  deleting: 'Deleting…',
  keepIt: 'Keep it',
  pause: 'Pause',
  batchPaused: 'Batch Paused',
  failedToPauseThe: 'Failed to pause the batch',
  resume: 'Resume',
  batchResumed: 'Batch Resumed',
  failedToResumeThe: 'Failed to resume the batch',
  resumeWithoutTheModel: 'Resume without the model',
  cancel: 'Cancel',
  batchCancelled: 'Batch Cancelled',
  failedToCancelThe: 'Failed to cancel the batch',
  batchDeleted: 'Batch Deleted',
  failedToDeleteThe: 'Failed to delete the batch',
  cancelKeeps:
    'It makes no more questions and cannot be resumed. The questions it has made stay in the bank.',
  deleteKeeps: 'It leaves this list for good. The questions it has made stay in the bank.',
  deleteCancelsFirst:
    'It is cancelled first and makes no more questions. It leaves this list for good. The questions it has made stay in the bank.',
  deleteLabel: 'Delete',
  cancelNamed: params('Cancel "{name}"?'),
  deleteNamed: params('Delete "{name}"?'),
});

import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const DELETE_TOPIC = defineMessages('features/delete-topic', {
  areYouSureYou: params('Are you sure you want to delete "{name}"? This action cannot be undone.'),
  itIsSharedSo: 'It is shared, so it goes for all families.',
  topicDeleted: 'Topic Deleted',
  deletionFailed: 'Deletion Failed',
  deleteTopic: 'Delete Topic',
  deleting: 'Deleting…',
  failedToDeleteThe: 'Failed to delete the topic. Please try again.',
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const EDIT_TOPIC = defineMessages('features/edit-topic', {
  active: 'Active',
  topicUpdated: 'Topic Updated',
  updateFailed: 'Update Failed',
  editTopic: 'Edit Topic',
  whileItIsOff: 'While it is off, only admins see this topic.',
  switchItOffTo: 'Switch it off to set the topic aside without deleting it.',
  saving: 'Saving…',
  saveChanges: 'Save Changes',
  failedToUpdateThe: 'Failed to update the topic. Please try again.',
});

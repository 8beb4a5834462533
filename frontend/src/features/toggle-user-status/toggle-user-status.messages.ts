import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const TOGGLE_USER_STATUS = defineMessages('features/toggle-user-status', {
  userStatusUpdated: 'User Status Updated',
  error: 'Error',
  deactivate: 'Deactivate',
  activate: 'Activate',
  saving: 'Saving…',
  thisWillPreventThem:
    'This will prevent them from logging in. They are logged out at once; nothing of theirs is lost.',
  theyCanLogIn: 'They can log in again with their password.',
  deactivateUser: params('Deactivate {name}?'),
  activateUser: params('Activate {name}?'),
});

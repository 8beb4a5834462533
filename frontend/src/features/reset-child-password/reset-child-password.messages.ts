import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const RESET_CHILD_PASSWORD = defineMessages('features/reset-child-password', {
  willBeLoggedOut: params('{name} will be logged out on every device. Answers already typed stay safe.'),
  passwordReset: 'Password Reset',
  canLogInWith: params('{name} can log in with the new password now.'),
  newPasswordFor: params('New password for {name}'),
  newPassword: 'New Password',
  atLeastCharactersChoose: params('At least {shortest} characters. Choose one your child can type.'),
  setting: 'Setting…',
  setPassword: 'Set Password',
});

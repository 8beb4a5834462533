import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const RESET_USER_PASSWORD = defineMessages('features/reset-user-password', {
  cancel: 'Cancel',
  passwordReset: 'Password Reset',
  userPasswordHasBeen: 'User password has been updated successfully.',
  error: 'Error',
  resetPasswordOf: params('Reset password of {fullName}'),
  newPassword: 'New Password',
  atLeastCharacters: params('At least {shortest} characters.'),
  yourOwnPassword: 'Your Own Password',
  neededBecauseThisIs: 'Needed because this is another admin.',
  resetting: 'Resetting…',
  resetPassword: 'Reset Password',
  loggedOutEverywhere: params(
    '{handle} will be logged out everywhere and asked to choose a new password at the next log-in.',
  ),
  secondStepTurnedOff: 'If the second step is on, it is turned off.',
});

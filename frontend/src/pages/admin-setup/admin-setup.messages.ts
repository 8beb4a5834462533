import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const ADMIN_SETUP = defineMessages('pages/admin-setup', {
  goToTheLogin: 'Go to the login page',
  setUpAdmin: 'Set Up Admin',
  setUpAdminTitle: 'Set up admin',
  noInternetOpenThe: 'No internet. Open the link again when you are back online.',
  checkingTheLink: 'Checking the link',
  chooseAPasswordTo: params('Choose a password to become the admin {username}.'),
  chooseANewPassword: params('Choose a new password for the admin {username}.'),
  username: 'Username',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  saving: 'Saving…',
  setPasswordAndLog: 'Set Password and Log In',
  passwordMustBeAt: params('Password must be at least {minLength} characters long.'),
  theTwoPasswordsDo: 'The two passwords do not match.',
  somethingWentWrongPlease: 'Something went wrong. Please try again.',
});

import { defineMessages } from '../../shared/messages/define-messages.js';

export const REGISTER = defineMessages('pages/register', {
  haveAnAccountAlready: 'Have an account already? Log In',
  parentAndChildTogether: 'Parent and child together? Family sign-up',
  createAccount: 'Create Account',
  freeFor7Days: 'Free for 7 days. No adverts, ever.',
  noInternetYouCan: 'No internet. You can make an account when you are back online.',
  registrationSuccessful: 'Registration Successful',
  youAreLoggedIn: 'You are logged in.',
  nowLogInWith: 'Now log in with your new account.',
});

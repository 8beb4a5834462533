import { defineMessages } from '../../shared/messages/define-messages.js';

export const LOGIN = defineMessages('pages/login', {
  haveAnAccountAlready: 'Have an account already? Sign In',
  parentAndChildTogether: 'Parent and child together? Family sign-up',
  newHereSignUp: 'New here? Sign Up',
  forgotYourPassword: 'Forgot your password?',
  studentsAskYourParent: 'Students: ask your parent. A parent can set a new password in your profile.',
  parentsGetALink: 'Parents: get a link by e-mail',
  logIn: 'Log In',
  signUp: 'Sign Up',
  makeYourOwnAccount: 'Make your own account.',
  noInternetYouCan: 'No internet. You can sign up when you are back online.',
  enterYourCode: 'Enter your code',
  openTheAuthenticatorApp: 'Open the authenticator app on your phone.',
  noInternetLoggingIn: 'No internet. Logging in works again when you are back online.',
  username: 'Username',
  parentsMayUseTheir: 'Parents may use their e-mail.',
  password: 'Password',
  loggingIn: 'Logging in…',
});

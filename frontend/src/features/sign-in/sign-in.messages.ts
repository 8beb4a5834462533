import { defineMessages } from '../../shared/messages/define-messages.js';

export const SIGN_IN = defineMessages('features/sign-in', {
  justLookingAround: 'Just looking around?',
  chooseADemoAccount: 'Choose a demo account. Then press Log In.',
  loginSuccessful: 'Login Successful',
  welcomeBack: 'Welcome back!',
  loginFailed: 'Login Failed',
  somethingWentWrongOn: 'Something went wrong on our side. Please try again.',
  invalidCredentials: 'Invalid credentials',
});

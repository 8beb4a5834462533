import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const REGISTER_FAMILY = defineMessages('pages/register-family', {
  parentInformation: 'Parent Information',
  childInformation: 'Child Information',
  haveAnAccountAlready: 'Have an account already? Log In',
  oneAccountByItself: 'A single account',
  familySignUp: 'Family Sign-up',
  registrationSuccessful: 'Registration Successful',
  registrationFailed: 'Registration Failed',
  oneAccountForYou: 'One account for you, one for your child. Free for 7 days.',
  noInternetYouCan: 'No internet. You can make the accounts when you are back online.',
  parentName: 'Parent Name',
  parentEmail: 'Parent Email',
  youLogInWith: 'You log in with it.',
  parentPassword: 'Parent Password',
  confirmParentPassword: 'Confirm Parent Password',
  whatShallWeCallYou: 'What shall we call you?',
  makingTheAccounts: 'Making the accounts…',
  createFamilyAccount: 'Create Family Account',
  canNowLogIn: params('{displayName} can now log in as {username}.'),
});

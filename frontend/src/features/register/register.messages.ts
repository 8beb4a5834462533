import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const REGISTER = defineMessages('features/register', {
  consents: {
    registering:
      'By making these accounts you agree, as the parent, that we keep your child’s name, grade, answers and drawings to run the practice. Nothing is sold, nothing is advertised. You can download or erase it all in the profile, at any time.',
    linking:
      'By linking you agree, as the parent, that we keep your child’s name, grade, answers and drawings to run the practice. Nothing is sold, nothing is advertised. You can download or erase it all in the profile, at any time.',
  },
  somethingWentWrongPlease: 'Something went wrong. Please try again.',
  parentPasswordsDontMatch: "Parent passwords don't match",
  childPasswordsDontMatch: "Child passwords don't match",
  registrationSuccessful: 'Registration Successful',
  nowLogInWith: 'Now log in with your new account.',
  askAGrownUp: 'Ask a grown-up to sit with you for this.',
  registrationFailed: 'Registration Failed',
  name: 'Name',
  whatShallWeCallYou: 'What shall we call you?',
  hiMei: 'Your pages greet you with it: “Hi Mei!”',
  username: 'Username',
  to20LettersNumbers: '3 to 20 letters, numbers or underscores. You log in with it.',
  email: 'Email',
  password: 'Password',
  atLeastCharacters: params('At least {minLength} characters.'),
  confirmPassword: 'Confirm Password',
  parentCode: 'Parent Code',
  yourParentsUsernameYour: "Your parent's username. Your parent can then see your progress.",
  makingYourAccount: 'Making your account…',
  createAccount: 'Create Account',
  failedToCreateAccount: 'Failed to create account',
  registrationFailedNotice: 'Registration failed',
  pleaseMakeSureBoth: 'Please make sure both passwords match.',
  student: 'Student',
  parent: 'Parent',
  iAmA: 'I am a',
});

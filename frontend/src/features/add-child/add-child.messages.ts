import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const ADD_CHILD = defineMessages('features/add-child', {
  addAChild: 'Add a child',
  thisMakesANewAccount: 'This makes a new account, linked to you at once.',
  childName: 'Child Name',
  whatShallWeCallYourChild: 'What shall we call your child?',
  theirPagesGreetWith: 'The pages greet your child with it: “Hi Mei!”',
  childUsername: 'Child Username',
  to20Letters: '3 to 20 letters, numbers or underscores.',
  childPassword: 'Child Password',
  confirmChildPassword: 'Confirm Child Password',
  childPasswordsDontMatch: "Child passwords don't match",
  atLeastCharacters: params('At least {minLength} characters. Choose it together.'),
  cancel: 'Cancel',
  addChild: 'Add Child',
  makingTheAccount: 'Making the account…',
  childAdded: 'Child added',
  canNowLogIn: params('{name} can now log in as {username}.'),
  childNotAdded: 'Child not added',
  failedToCreateAccount: 'Failed to create account',
});

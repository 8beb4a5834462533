import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const ADD_CHILD = defineMessages('features/add-child', {
  addAChild: 'Add a child',
  thisMakesANewAccount: 'This makes a new account, linked to you at once.',
  addChild: 'Add Child',
  makingTheAccount: 'Making the account…',
  childAdded: 'Child added',
  canNowLogIn: params('{name} can now log in as {username}.'),
  childNotAdded: 'Child not added',
  failedToCreateAccount: 'Failed to create account',
});

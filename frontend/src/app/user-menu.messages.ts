import { defineMessages } from '../shared/messages/define-messages.js';

export const USER_MENU = defineMessages('app/user-menu', {
  userMenu: 'User menu',
  myProfile: 'My Profile',
  myLook: 'My Look',
  howItLooksAnd: 'How It Looks and Sounds',
  somebodyElse: 'Somebody Else',
  admin: 'Admin',
  parent: 'Parent',
  signingOut: 'Signing out…',
  signOut: 'Sign Out',
});

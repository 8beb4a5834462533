import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const APPROVE_TABLET = defineMessages('features/approve-tablet', {
  sharedTablet: 'Shared Tablet',
  childrenYouAllowHere:
    'Children you allow here log in on this tablet with a tap, or with their picture password.',
  tabletsYouAllowed: 'Tablets you allowed',
  sinceLastUsed: params('since {dayText}, last used {lowerCase}'),
  remove: 'Remove',
  mayUseThisTablet: 'May use this tablet',
  tabletRemoved: 'Tablet Removed',
  itAsksForPasswords: 'It asks for passwords again.',
  thatDidNotWork: 'That Did Not Work',
  theTabletsCouldNot: 'The tablets could not be loaded',
  tabletReady: 'Tablet Ready',
  saving: 'Saving…',
  saveForThisTablet: 'Save for This Tablet',
  tryAgain: 'That did not work. Please try again.',
});

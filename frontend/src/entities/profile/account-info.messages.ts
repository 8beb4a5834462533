import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const ACCOUNT_INFO = defineMessages('entities/profile/account-info', {
  accountInfo: 'Account Info',
  role: 'Role',
  memberSince: 'Member since',
  noParentConnected: 'No parent connected',
  since: params('since {dayText}'),
  aConnectedParentCan: 'A connected parent sees progress and answers.',
  connectedParent: 'Connected parent',
  connectedParents: 'Connected parents',
  parentCanLink: 'Your parent can register as Parent. They need the username <username/> and your code.',
});

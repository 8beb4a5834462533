import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const UNLINK_CHILD = defineMessages('features/unlink-child', {
  childLinkedAgain: 'Child Linked Again',
  isLinkedToYou: params('{displayName} is linked to you as before.'),
  undoFailed: 'Undo Failed',
  pleaseTryAgain: 'Please try again.',
  linkingAgain: 'Linking again…',
  childUnlinked: 'Child Unlinked',
  isNoLongerLinked: params('{displayName} is no longer linked to you.'),
  unlinkFailed: 'Unlink Failed',
  failedToUnlinkChild: 'Failed to unlink child account.',
  unlink: params('Unlink {displayName}?'),
  confirmUnlink: 'Unlink',
  unlinking: 'Unlinking…',
  keepLinked: 'Keep Linked',
  noLongerLinked: '<name/> is no longer linked to you.',
  undo: 'Undo',
  whatUnlinkingDoes:
    'You will no longer see {name}’s progress. The account and all work stay as they are, and you can link again with the username <username/>.',
});

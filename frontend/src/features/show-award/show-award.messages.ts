import { defineMessages } from '../../shared/messages/define-messages.js';

export const SHOW_AWARD = defineMessages('features/show-award', {
  putItInMy: 'Put it in my den',
  aNewBadgeFor: 'A new badge for you!',
  theBadge: 'the badge',
});

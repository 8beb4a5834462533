import { defineMessages } from '../../shared/messages/define-messages.js';

export const SHOW_AWARD = defineMessages('features/show-award', {
  putItInMy: 'Put it in my den',
  aNewBadgeFor: 'A new badge for you!',
  theBadge: 'the badge',
  lines: {
    effort: 'You stayed with it. I saw that.',
    fixing: 'You put your mistakes right.',
    hint: 'First a hint, then all yours.',
    returning: 'This one is for coming back.',
    ways: 'You found a way of your own.',
  },
});

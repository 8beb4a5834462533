import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const BADGES_CARD = defineMessages('entities/badge/badges-card', {
  badges: 'Badges',
  ofEarned: params('{count} of {total} earned'),
  viewAllBadges: 'View all badges',
  earned: 'Earned',
  next: 'Next',
  close: 'Close',
  yourBadges: 'Your badges',
  earnedOn: params('Earned on {day}'),
  of: params('{have} of {need} {unit}'),
});

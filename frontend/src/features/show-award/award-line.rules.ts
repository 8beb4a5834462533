import { SHOW_AWARD } from './show-award.messages.js';

type AwardLine = keyof ReturnType<typeof SHOW_AWARD.get>['lines'];

/** The badges that are not for effort, by what they are for: the shield, the door and the gem (`badges.ts`). */
const REASONS: Readonly<Record<string, AwardLine>> = {
  'first-fix': 'fixing',
  'second-look': 'fixing',
  'big-fixer': 'fixing',
  'like-it': 'fixing',
  'unit-hero': 'fixing',
  'hint-wise': 'hint',
  'early-stars': 'returning',
  'two-days': 'returning',
  'welcome-back': 'returning',
  'old-friends': 'returning',
  'strategic-thinker': 'ways',
  explorer: 'ways',
  'pattern-finder': 'ways',
  'back-walker': 'ways',
  'bar-builder': 'ways',
  'market-maths': 'ways',
};

/** What the fox says of a new badge. */
export function awardLine(badgeId: string): string {
  return SHOW_AWARD.get().lines[REASONS[badgeId] ?? 'effort'];
}

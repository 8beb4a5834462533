/** Where a pupil goes to come nearer to a badge. */
export type BadgeWay = 'fix' | 'choose' | 'play';

const FIXING: readonly string[] = ['first-fix', 'second-look', 'big-fixer', 'like-it', 'unit-hero'];
const CHOOSING: readonly string[] = [
  'strategic-thinker',
  'explorer',
  'pattern-finder',
  'back-walker',
  'bar-builder',
  'market-maths',
];

/** What a badge is earned by: putting a mistake right, choosing a topic or method, or any practice. */
export function wayTo(badgeId: string): BadgeWay {
  if (FIXING.includes(badgeId)) return 'fix';
  return CHOOSING.includes(badgeId) ? 'choose' : 'play';
}

export const WAY_ADDRESSES: Readonly<Record<BadgeWay, string>> = {
  fix: '/my-mistakes',
  choose: '/dual-proficiency',
  play: '/',
};

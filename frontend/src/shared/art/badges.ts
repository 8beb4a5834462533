import backWalker from './badges/back-walker.svg?raw';
import barBuilder from './badges/bar-builder.svg?raw';
import braveTry from './badges/brave-try.svg?raw';
import consistentLearner from './badges/consistent-learner.svg?raw';
import earlyStars from './badges/early-stars.svg?raw';
import explorer from './badges/explorer.svg?raw';
import firstFix from './badges/first-fix.svg?raw';
import fullMarks from './badges/full-marks.svg?raw';
import hintWise from './badges/hint-wise.svg?raw';
import hundredRight from './badges/hundred-right.svg?raw';
import likeIt from './badges/like-it.svg?raw';
import marketMaths from './badges/market-maths.svg?raw';
import oldFriends from './badges/old-friends.svg?raw';
import ownWords from './badges/own-words.svg?raw';
import patternFinder from './badges/pattern-finder.svg?raw';
import problemSolver from './badges/problem-solver.svg?raw';
import secondLook from './badges/second-look.svg?raw';
import showMe from './badges/show-me.svg?raw';
import slowAndSure from './badges/slow-and-sure.svg?raw';
import strategicThinker from './badges/strategic-thinker.svg?raw';
import unitHero from './badges/unit-hero.svg?raw';

/**
 * The drawing of each badge by its id, but for those of `door-badges.ts`. Sun: effort. Shield: fixing. Door: returning.
 * Gem: finding ways.
 */
export const BADGE_ART = {
  'back-walker': backWalker,
  'bar-builder': barBuilder,
  'brave-try': braveTry,
  'consistent-learner': consistentLearner,
  'early-stars': earlyStars,
  explorer,
  'first-fix': firstFix,
  'full-marks': fullMarks,
  'hint-wise': hintWise,
  'hundred-right': hundredRight,
  'like-it': likeIt,
  'market-maths': marketMaths,
  'old-friends': oldFriends,
  'own-words': ownWords,
  'pattern-finder': patternFinder,
  'problem-solver': problemSolver,
  'second-look': secondLook,
  'show-me': showMe,
  'slow-and-sure': slowAndSure,
  'strategic-thinker': strategicThinker,
  'unit-hero': unitHero,
} as const satisfies Readonly<Record<string, string>>;

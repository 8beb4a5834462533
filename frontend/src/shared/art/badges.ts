import backWalker from './badges/back-walker.svg?raw';
import bigFixer from './badges/big-fixer.svg?raw';
import braveTry from './badges/brave-try.svg?raw';
import consistentLearner from './badges/consistent-learner.svg?raw';
import explorer from './badges/explorer.svg?raw';
import firstFix from './badges/first-fix.svg?raw';
import fullMarks from './badges/full-marks.svg?raw';
import hintWise from './badges/hint-wise.svg?raw';
import hundredRight from './badges/hundred-right.svg?raw';
import marketMaths from './badges/market-maths.svg?raw';
import oldFriends from './badges/old-friends.svg?raw';
import ownWords from './badges/own-words.svg?raw';
import patternFinder from './badges/pattern-finder.svg?raw';
import problemSolver from './badges/problem-solver.svg?raw';
import secondLook from './badges/second-look.svg?raw';
import showMe from './badges/show-me.svg?raw';
import strategicThinker from './badges/strategic-thinker.svg?raw';
import twoDays from './badges/two-days.svg?raw';
import welcomeBack from './badges/welcome-back.svg?raw';

/** The drawing of each badge by its id. Sun: effort. Shield: fixing. Door: returning. Gem: finding ways. */
export const BADGE_ART = {
  'back-walker': backWalker,
  'big-fixer': bigFixer,
  'brave-try': braveTry,
  'consistent-learner': consistentLearner,
  explorer,
  'first-fix': firstFix,
  'full-marks': fullMarks,
  'hint-wise': hintWise,
  'hundred-right': hundredRight,
  'market-maths': marketMaths,
  'old-friends': oldFriends,
  'own-words': ownWords,
  'pattern-finder': patternFinder,
  'problem-solver': problemSolver,
  'second-look': secondLook,
  'show-me': showMe,
  'strategic-thinker': strategicThinker,
  'two-days': twoDays,
  'welcome-back': welcomeBack,
} as const satisfies Readonly<Record<string, string>>;

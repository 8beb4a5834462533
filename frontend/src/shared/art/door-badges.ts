import bigFixer from './badges/big-fixer.svg?raw';
import twoDays from './badges/two-days.svg?raw';
import welcomeBack from './badges/welcome-back.svg?raw';

/** The badges that stand on the doors of the home as well, which loads no others. */
export const DOOR_BADGE_ART = {
  'big-fixer': bigFixer,
  'two-days': twoDays,
  'welcome-back': welcomeBack,
} as const satisfies Readonly<Record<string, string>>;

import { getCheck, type Journal, toCheckKind } from '../../entities/paper/index.js';
import type { CheckedKind } from './paper-navigator.js';

/** How the check of each answer came out; null where none was made. */
export function listChecked(count: number, journal: Journal): (CheckedKind | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const check = getCheck(journal, index);
    if (!check) return null;
    return check.isFixed ? 'fixed' : toCheckKind(check.said);
  });
}

import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { shareTransferShapes } from '../../engines/share-transfer.engine.js';
import { FRACTION_SHARE, PERCENT_SHARE, drawProper } from './share-texts.js';
import { SHARE_TRANSFERS } from './transfer.scenes.js';

/** More than half at first, less after; both with the grade's denominators. */
function fractionShares(denominators: readonly number[], largest: number) {
  return (dice: Dice, level: ProficiencyLevel): [Exact, Exact] => {
    const some = level === 'not_ready' ? denominators.filter((d) => d <= 6) : denominators;
    for (;;) {
      const [p, q] = [drawProper(dice, some), drawProper(dice, some)];
      if (level !== 'mastery' && p.compare(exact(1, 2)) > 0 && Number(p.sub(exact(1, 2)).d) <= largest)
        return [p, p];
      if (Number(p.sub(q).d) > largest) continue;
      if (level === 'mastery' && p.compare(exact(1, 3)) > 0 && p.compare(q) > 0) return [p, q];
    }
  };
}

function percentShares(step: number) {
  return (dice: Dice, level: ProficiencyLevel): [Exact, Exact] => {
    for (;;) {
      const size = level === 'not_ready' ? 10 : step;
      const [p, q] = [dice.multiple(size, 55, 90), dice.multiple(size, 20, 80)];
      if (level !== 'mastery') return [exact(p), exact(p)];
      if (p > q) return [exact(p), exact(q)];
    }
  };
}

/** h3 where two owners share a whole. */
export function shareTransferCell(subStrandId: 'fractions' | 'percentage', grade: GradeLevel): Cell {
  const denominators = { 'Primary 4': [3, 4, 5, 6, 8], 'Primary 5': [3, 4, 5, 6, 7, 8, 9, 10] };
  const chosen =
    grade === 'Primary 4' || grade === 'Primary 5' ? denominators[grade] : [3, 4, 5, 6, 7, 8, 9, 10, 12];
  return {
    subStrandId,
    heuristicId: 'h3_internal_transfer',
    shapes: shareTransferShapes(
      subStrandId === 'fractions'
        ? {
            scenes: SHARE_TRANSFERS,
            share: FRACTION_SHARE,
            shares: fractionShares(chosen, grade === 'Primary 4' ? 12 : 24),
          }
        : {
            scenes: SHARE_TRANSFERS,
            share: PERCENT_SHARE,
            shares: percentShares(grade === 'Primary 5' ? 5 : 4),
          },
    ),
  };
}

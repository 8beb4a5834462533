import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { equalSharesShapes } from '../../engines/equal-shares.engine.js';
import { shareOfWholeShapes } from '../../engines/share-of-whole.engine.js';
import { EQUAL_SHARE_SCENES } from '../shared/equal-shares.scenes.js';
import { percentText } from './percentage.pack.js';
import { PERCENT_SHARES } from './percentage.scenes.js';

/** Multiples of 5, later also of 4. */
function drawShares(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  const step = level === 'not_ready' || level === 'guided' ? 5 : dice.pick([4, 5]);
  for (;;) {
    const a = dice.multiple(step, 12, 65);
    const b = dice.multiple(step, 8, 45);
    if (a !== b && a + b <= 92) return a > b ? [exact(a), exact(b)] : [exact(b), exact(a)];
  }
}

/** Two different multiples of 5, at N of 10 and 15. */
function drawEqualPair(dice: Dice, level: ProficiencyLevel): [Exact, Exact] {
  const step = level === 'not_ready' ? 10 : 5;
  for (;;) {
    const [p, q] = [dice.multiple(step, 10, 90), dice.multiple(level === 'mastery' ? 4 : 5, 12, 95)];
    if (p !== q) return [exact(p), exact(q)];
  }
}

/** Cells of Primary 6 percentage served by shares of a whole. */
export const PERCENTAGE_6_SHARE_CELLS: readonly Cell[] = [
  {
    subStrandId: 'percentage',
    heuristicId: 'h1_make_whole_model',
    shapes: shareOfWholeShapes({
      blankLeft: 'The share that is left is ___ of the whole.',
      scenes: PERCENT_SHARES,
      full: 100,
      text: percentText,
      shares: drawShares,
    }),
  },
  {
    subStrandId: 'percentage',
    heuristicId: 'h4_equal_concept',
    shapes: equalSharesShapes({
      scenes: EQUAL_SHARE_SCENES,
      full: 100,
      text: percentText,
      shares: drawEqualPair,
    }),
  },
];

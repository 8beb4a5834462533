import type { Cell } from '../../core/draft.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { cellOf } from '../../engines/plot.engine.js';
import { DOT_FIGURES, FIGURE_MAKERS } from './dot-figures.plots.js';
import { RIDDLES } from './riddles.js';
import { LARGE_KINDS, SMALL_KINDS, twoKinds } from './two-kinds.plots.js';

const numbers = cellOf('whole_numbers');

/** Primary 4: whole numbers to 100 000, factors and multiples. */
export const PRIMARY_4_CELLS: readonly Cell[] = [
  numbers(
    'h8_guess_and_check',
    [...LARGE_KINDS, ...SMALL_KINDS.slice(0, 4)],
    twoKinds({
      n: { low: 20, high: 45 },
      easy: 12,
      v: { low: 8, high: 12 },
      w: { low: 13, high: 17 },
      most: 1000,
    }),
  ),
  numbers('h9_pattern_recognition', FIGURE_MAKERS, DOT_FIGURES),
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(RIDDLES.multiples, 2000),
  },
];

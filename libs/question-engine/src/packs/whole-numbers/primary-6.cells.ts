import type { Cell } from '../../core/draft.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { plotShapes } from '../../engines/plot.engine.js';
import { RIDDLES } from './riddles.js';
import { SCORES, SCORE_PLOTS } from './scores.plots.js';
import { LARGE_KINDS, twoKinds } from './two-kinds.plots.js';

/** Primary 6: whole numbers in longer stories. */
export const PRIMARY_6_CELLS: readonly Cell[] = [
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h8_guess_and_check',
    shapes: [
      ...plotShapes(
        LARGE_KINDS,
        twoKinds({
          n: { low: 40, high: 120 },
          easy: 24,
          v: { low: 10, high: 25, step: 5 },
          w: { low: 30, high: 60, step: 5 },
          most: 7200,
        }),
      ),
      ...plotShapes(SCORES, SCORE_PLOTS),
    ],
  },
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(RIDDLES.remaindersTogether, 5000),
  },
];

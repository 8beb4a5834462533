import type { Cell } from '../../core/draft.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { plotShapes } from '../../engines/plot.engine.js';
import { RIDDLES } from './riddles.js';
import { SCORES, SCORE_PLOTS } from './scores.plots.js';
import { LARGE_KINDS, twoKinds } from './two-kinds.plots.js';

const kinds = twoKinds({
  n: { low: 30, high: 60 },
  easy: 15,
  v: { low: 5, high: 15, step: 5 },
  w: { low: 20, high: 40, step: 5 },
  most: 2400,
});

/** Primary 5: guessing and riddles of large whole numbers. */
export const PRIMARY_5_CELLS: readonly Cell[] = [
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h8_guess_and_check',
    shapes: [...plotShapes(LARGE_KINDS, kinds), ...plotShapes(SCORES, SCORE_PLOTS)],
  },
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(RIDDLES.digits, 9999),
  },
];

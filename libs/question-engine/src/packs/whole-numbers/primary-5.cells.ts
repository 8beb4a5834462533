import type { Cell } from '../../core/draft.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { cellOf, plotShapes } from '../../engines/plot.engine.js';
import { fractionBeforeAfter } from './fraction.before-after.js';
import { fractionRemainder } from './fraction.remainder.js';
import { FRACTION_STOCKS } from './fraction-stock.scenes.js';
import { DIGIT_RIDDLES } from './riddles.js';
import { SCORES, SCORE_PLOTS } from './scores.plots.js';
import { LARGE_KINDS, twoKinds } from './two-kinds.plots.js';

const numbers = cellOf('whole_numbers');
const kinds = twoKinds({
  n: { low: 30, high: 60 },
  easy: 15,
  v: { low: 5, high: 15, step: 5 },
  w: { low: 20, high: 40, step: 5 },
  most: 2400,
});

/** Primary 5: the cells of large whole numbers that go beyond parts, stocks and patterns. */
export const PRIMARY_5_CELLS: readonly Cell[] = [
  numbers(
    'h5_before_after_fractions',
    FRACTION_STOCKS,
    fractionBeforeAfter({ step: 100, low: 2400, high: 64_000, denominators: [3, 4, 5, 6, 8] }),
  ),
  numbers(
    'h6_remainder_concept',
    FRACTION_STOCKS,
    fractionRemainder({ step: 10, low: 480, high: 6400, denominators: [2, 3, 4, 5] }),
  ),
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h8_guess_and_check',
    shapes: [...plotShapes(LARGE_KINDS, kinds), ...plotShapes(SCORES, SCORE_PLOTS)],
  },
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(DIGIT_RIDDLES, 9999),
  },
];

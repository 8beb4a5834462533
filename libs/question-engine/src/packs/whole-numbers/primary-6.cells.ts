import type { Cell } from '../../core/draft.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { cellOf, plotShapes } from '../../engines/plot.engine.js';
import { equalPlots } from './equal.plots.js';
import { fractionBeforeAfter } from './fraction.before-after.js';
import { fractionRemainder } from './fraction.remainder.js';
import { FRACTION_STOCKS } from './fraction-stock.scenes.js';
import { LONG_PATTERNS } from './growth.scenes.js';
import { LETTER_PLOTS, SHARED_THINGS } from './letters.plots.js';
import { FACTOR_CHAINS, TELLERS, chainPlots } from './operation-chain.plots.js';
import { REMAINDERS_TOGETHER } from './riddles.js';
import { SCORES, SCORE_PLOTS } from './scores.plots.js';
import { stockBeforeAfter } from './stock.before-after.js';
import { LARGE_STOCKS } from './stock.scenes.js';
import { LARGE_OWNERS } from './owners.scenes.js';
import { LARGE_KINDS, twoKinds } from './two-kinds.plots.js';

const numbers = cellOf('whole_numbers');

/** Primary 6: whole numbers in longer stories. */
export const PRIMARY_6_CELLS: readonly Cell[] = [
  numbers(
    'h2_before_after',
    LARGE_STOCKS,
    stockBeforeAfter({
      start: { low: 250_000, high: 950_000, step: 500 },
      k: { low: 11, high: 30 },
      w: { low: 2000, high: 9000, step: 1000 },
      m: { low: 11, high: 30 },
      u: { low: 2000, high: 9000, step: 1000 },
      most: 2_000_000,
    }),
  ),
  numbers(
    'h4_equal_concept',
    LARGE_OWNERS,
    equalPlots({
      n: { low: 12, high: 40 },
      each: { low: 150, high: 950, step: 50 },
      x: { low: 2500, high: 36_000, step: 500 },
      unit: { low: 1250, high: 18_000, step: 250 },
      most: 500_000,
    }),
  ),
  numbers(
    'h5_before_after_fractions',
    FRACTION_STOCKS,
    fractionBeforeAfter({ step: 50, low: 4200, high: 90_000, denominators: [5, 6, 7, 8, 9] }),
  ),
  numbers(
    'h6_remainder_concept',
    FRACTION_STOCKS,
    fractionRemainder({ step: 20, low: 1200, high: 18_000, denominators: [3, 4, 5, 6, 7] }),
  ),
  numbers(
    'h7_working_backwards',
    TELLERS,
    chainPlots(
      {
        start: { low: 240, high: 9600, step: 12 },
        factor: { low: 3, high: 9 },
        term: { low: 60, high: 2400, step: 10 },
        most: 100_000,
      },
      FACTOR_CHAINS,
    ),
  ),
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
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(LONG_PATTERNS),
  },
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(REMAINDERS_TOGETHER, 5000),
  },
  numbers('h11_algebraic_thinking', SHARED_THINGS, LETTER_PLOTS),
];

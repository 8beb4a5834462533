import type { Cell } from '../../core/draft.js';
import { cellOf } from '../../engines/plot.engine.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { ALGEBRA_PATTERNS } from '../algebra/algebra-basics.pattern.js';
import { CHARTED, CHART_TRANSFER } from './chart.transfer.js';
import { TRACKS, trackPlots } from './number-track.plots.js';
import { FACTOR_CHAINS, PLACE_CHAINS, TELLERS, chainPlots } from './operation-chain.plots.js';
import { PACKED, placesPartWhole } from './places.part-whole.js';
import { stockBeforeAfter } from './stock.before-after.js';
import { PLACE_STOCKS } from './stock.scenes.js';
import { CARD_RIDDLES, REMAINDER_RIDDLES } from './riddles.js';
import { LARGE_KINDS, SMALL_KINDS, WORTH_KINDS, twoKinds } from './two-kinds.plots.js';

const numbers = cellOf('numbers_0_to_10000');
const operations = cellOf('four_operations');

/** Primary 3: numbers to 10 000 and the four operations. */
export const PRIMARY_3_CELLS: readonly Cell[] = [
  numbers('h1_make_whole_model', PACKED, placesPartWhole({ u: 1000, w: 100, most: 10_000 })),
  numbers(
    'h2_before_after',
    PLACE_STOCKS,
    stockBeforeAfter({
      start: { low: 2050, high: 6900, step: 10 },
      k: { low: 2, high: 9 },
      w: { low: 100, high: 100 },
      m: { low: 2, high: 5 },
      u: { low: 1000, high: 1000 },
      most: 10_000,
    }),
  ),
  numbers('h3_internal_transfer', CHARTED, CHART_TRANSFER),
  numbers(
    'h7_working_backwards',
    TELLERS,
    chainPlots(
      {
        start: { low: 2200, high: 6800, step: 10 },
        factor: { low: 2, high: 9 },
        term: { low: 150, high: 950, step: 50 },
        most: 10_000,
      },
      PLACE_CHAINS,
    ),
  ),
  numbers(
    'h8_guess_and_check',
    WORTH_KINDS,
    twoKinds({
      n: { low: 8, high: 24 },
      easy: 9,
      v: { low: 10, high: 10 },
      w: { low: 100, high: 100 },
      most: 2400,
    }),
  ),
  numbers(
    'h9_pattern_recognition',
    TRACKS,
    trackPlots({ steps: [25, 50, 100, 250, 500], low: 1050, high: 10_000 }),
  ),
  {
    subStrandId: 'numbers_0_to_10000',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(CARD_RIDDLES, 9999),
  },
  operations(
    'h7_working_backwards',
    TELLERS,
    chainPlots(
      {
        start: { low: 12, high: 120 },
        factor: { low: 3, high: 9 },
        term: { low: 12, high: 180 },
        most: 3000,
      },
      FACTOR_CHAINS,
    ),
  ),
  operations(
    'h8_guess_and_check',
    [...SMALL_KINDS, ...LARGE_KINDS.slice(0, 4)],
    twoKinds({
      n: { low: 10, high: 24 },
      easy: 9,
      v: { low: 3, high: 6 },
      w: { low: 5, high: 9 },
      most: 300,
    }),
  ),
  { subStrandId: 'four_operations', heuristicId: 'h9_pattern_recognition', shapes: ALGEBRA_PATTERNS },
  {
    subStrandId: 'four_operations',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(REMAINDER_RIDDLES, 1000),
  },
];

import type { Cell } from '../../core/draft.js';
import { cellOf } from '../../engines/plot.engine.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { ALGEBRA_PATTERNS } from '../algebra/algebra-basics.pattern.js';
import { trackPlots } from './number-track.plots.js';
import scenes from './scenes.json' with { type: 'json' };
import { PACKED, placesPartWhole } from './places.part-whole.js';
import { RIDDLES } from './riddles.js';
import { LARGE_KINDS, SMALL_KINDS, WORTH_KINDS, twoKinds } from './two-kinds.plots.js';

const numbers = cellOf('numbers_0_to_10000');
const operations = cellOf('four_operations');

/** Primary 3: numbers to 10 000 and the four operations. */
export const PRIMARY_3_CELLS: readonly Cell[] = [
  numbers('h1_make_whole_model', PACKED, placesPartWhole({ u: 1000, w: 100, most: 10_000 })),
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
    scenes.tracks,
    trackPlots({ steps: [25, 50, 100, 250, 500], low: 1050, high: 10_000 }),
  ),
  {
    subStrandId: 'numbers_0_to_10000',
    heuristicId: 'h10_logical_deduction',
    shapes: numberRiddles(RIDDLES.cards, 9999),
  },
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
    shapes: numberRiddles(RIDDLES.remainders, 1000),
  },
];

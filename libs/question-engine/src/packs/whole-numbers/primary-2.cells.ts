import type { Cell } from '../../core/draft.js';
import { cellOf } from '../../engines/plot.engine.js';
import { groupsPartWhole } from './groups.part-whole.js';
import { GROWERS, multiplePlots } from './multiples.plots.js';
import { trackPlots } from './number-track.plots.js';
import { PACKED, placesPartWhole } from './places.part-whole.js';
import { stockBeforeAfter } from './stock.before-after.js';
import { SUM_ROWS } from './sum-rows.plots.js';
import { sumAndGap } from './sum-and-gap.plots.js';
import scenes from './scenes.json' with { type: 'json' };
import { SMALL_KINDS, WORTH_KINDS, twoKinds } from './two-kinds.plots.js';

const numbers = cellOf('numbers_to_1000');
const adding = cellOf('addition_subtraction_basic');
const tables = cellOf('multiplication_division_basic');

/** Primary 2: numbers to 1000, adding and subtracting, the tables of 2, 3, 4, 5 and 10. */
export const PRIMARY_2_CELLS: readonly Cell[] = [
  numbers('h1_make_whole_model', PACKED, placesPartWhole({ u: 100, w: 10, most: 1000 })),
  numbers(
    'h8_guess_and_check',
    WORTH_KINDS,
    twoKinds({
      n: { low: 8, high: 20 },
      easy: 8,
      v: { low: 5, high: 5 },
      w: { low: 10, high: 10 },
      most: 200,
    }),
  ),
  numbers(
    'h9_pattern_recognition',
    scenes.tracks,
    trackPlots({ steps: [5, 10, 20, 50, 100], low: 105, high: 1000 }),
  ),
  adding(
    'h8_guess_and_check',
    scenes.pairs,
    sumAndGap({ low: { low: 6, high: 40 }, gap: { low: 2, high: 18 }, most: 100 }),
  ),
  adding('h9_pattern_recognition', scenes.rows, SUM_ROWS),
  tables(
    'h1_make_whole_model',
    scenes.groups,
    groupsPartWhole({
      n: { low: 2, high: 9 },
      each: { low: 3, high: 5 },
      per: { low: 2, high: 5 },
      loose: { low: 2, high: 12 },
      most: 70,
    }),
  ),
  tables(
    'h2_before_after',
    scenes.stocks,
    stockBeforeAfter({
      start: { low: 20, high: 60 },
      k: { low: 2, high: 9 },
      w: { low: 3, high: 5 },
      m: { low: 2, high: 9 },
      u: { low: 3, high: 5 },
      most: 100,
    }),
  ),
  tables(
    'h8_guess_and_check',
    SMALL_KINDS,
    twoKinds({
      n: { low: 6, high: 10 },
      easy: 8,
      v: { low: 2, high: 4 },
      w: { low: 3, high: 5 },
      most: 80,
    }),
  ),
  tables('h9_pattern_recognition', GROWERS, multiplePlots([2, 3, 4, 5, 10])),
];

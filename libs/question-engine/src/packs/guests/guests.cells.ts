import type { Cell, GradeCells } from '../../core/draft.js';
import { numberRiddles } from '../../engines/hidden-number.engine.js';
import { cellOf } from '../../engines/plot.engine.js';
import { ALGEBRA_PATTERNS } from '../algebra/algebra-basics.pattern.js';
import { PRODUCT_PAIRS, SENTENCE_SCENES, SHAPE_CLUES } from '../algebra/two-symbols.search.js';
import { GROWERS, multiplePlots } from '../whole-numbers/multiples.plots.js';
import { trackPlots } from '../whole-numbers/number-track.plots.js';
import { RIDDLES } from '../whole-numbers/riddles.js';
import { sumAndGap } from '../whole-numbers/sum-and-gap.plots.js';
import scenes from '../whole-numbers/scenes.json' with { type: 'json' };
import { SUM_ROWS } from '../whole-numbers/sum-rows.plots.js';
import { WORTH_KINDS, twoKinds } from '../whole-numbers/two-kinds.plots.js';

const TRY = 'h8_guess_and_check';
const GROW = 'h9_pattern_recognition';
const RIDDLE = 'h10_logical_deduction';

const riddles = (subStrandId: string, ...lists: ReadonlyArray<Cell['shapes']>): Cell => ({
  subStrandId,
  heuristicId: RIDDLE,
  shapes: lists.flat(),
});
const figures = (subStrandId: string): Cell => ({
  subStrandId,
  heuristicId: GROW,
  shapes: ALGEBRA_PATTERNS,
});
const products = (subStrandId: string): Cell => cellOf(subStrandId)(TRY, SENTENCE_SCENES, PRODUCT_PAIRS);

const young = cellOf('numbers_to_1000');
const adding = cellOf('addition_subtraction_basic');
const tables = cellOf('multiplication_division_basic');
const numbers = cellOf('numbers_0_to_10000');
const operations = cellOf('four_operations');

/** Shapes made for another cell that are about what a cell is about too; they join its own (0199). */
export const GUEST_CELLS_BY_GRADE: GradeCells = {
  'Primary 2': [
    young(
      TRY,
      scenes.pairs,
      sumAndGap({
        low: { low: 50, high: 300, step: 10 },
        gap: { low: 20, high: 120, step: 10 },
        most: 700,
      }),
    ),
    adding(
      TRY,
      WORTH_KINDS,
      twoKinds({
        n: { low: 6, high: 12 },
        easy: 8,
        v: { low: 5, high: 5 },
        w: { low: 10, high: 10 },
        most: 100,
      }),
    ),
    young(GROW, scenes.rows, SUM_ROWS),
    adding(GROW, scenes.tracks, trackPlots({ steps: [3, 4, 6, 9, 11, 20, 25], low: 20, high: 400 })),
    tables(GROW, scenes.tracks, trackPlots({ steps: [2, 3, 4, 5, 10], low: 6, high: 100 })),
  ],
  'Primary 3': [
    numbers(
      TRY,
      scenes.pairs,
      sumAndGap({
        low: { low: 300, high: 2400, step: 100 },
        gap: { low: 100, high: 900, step: 100 },
        most: 6000,
      }),
    ),
    operations(
      TRY,
      scenes.pairs,
      sumAndGap({ low: { low: 20, high: 90 }, gap: { low: 4, high: 40 }, most: 250 }),
    ),
    figures('numbers_0_to_10000'),
    operations(GROW, GROWERS, multiplePlots([3, 4, 6, 7, 8, 9])),
  ],
  'Primary 4': [
    products('whole_numbers'),
    cellOf('whole_numbers')(
      GROW,
      scenes.tracks,
      trackPlots({ steps: [150, 250, 400, 750, 1500, 2500], low: 1050, high: 60_000 }),
    ),
    riddles('whole_numbers', numberRiddles(RIDDLES.remainders, 1000), numberRiddles(RIDDLES.cards, 9999)),
  ],
  'Primary 5': [
    products('whole_numbers'),
    figures('whole_numbers'),
    riddles('whole_numbers', numberRiddles(RIDDLES.multiples, 2000)),
  ],
  'Primary 6': [
    products('whole_numbers'),
    figures('whole_numbers'),
    riddles('whole_numbers', numberRiddles(RIDDLES.digits, 9999)),
    products('algebra'),
    {
      ...figures('algebra'),
      // Two neighbours are told by a rule with a letter there.
      shapes: ALGEBRA_PATTERNS.filter(({ id }) => id !== 'two-neighbours'),
    },
    cellOf('algebra')(RIDDLE, SENTENCE_SCENES, SHAPE_CLUES),
  ],
};

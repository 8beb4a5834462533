import type { Cell } from '../../core/draft.js';
import { cellOf } from '../../engines/plot.engine.js';
import { FACTOR_CHAINS, chainPlots } from '../whole-numbers/operation-chain.plots.js';
import { LETTER_BEFORE_AFTER } from './letter.before-after.js';
import { LETTER_COUNTS } from './letter.counts.js';
import { LETTER_EQUAL } from './letter.equal.js';
import { LETTER_STARTS, hiddenBeforeAfter, hiddenRemainder } from './letter.fractions.js';
import { RULED_FIGURES, RULE_PLOTS } from './letter.figures.js';
import { LETTER_PART_WHOLE, LETTER_WHOLES } from './letter.part-whole.js';
import { LETTERED } from './letter.scenes.js';
import { LETTER_CLUES, LETTER_CODES, LETTER_PAIRS, LETTER_TRIES } from './letter.search.js';
import { LETTER_STORIES, LETTER_TELLERS, TIMES_STORIES } from './letter.stories.js';
import { LETTER_TRANSFER } from './letter.transfer.js';

const algebra = cellOf('algebra');

/** Primary 6: letters for numbers; the gateway is writing with a letter and undoing what was done to it. */
export const ALGEBRA_CELLS: readonly Cell[] = [
  algebra('h1_make_whole_model', LETTER_WHOLES, LETTER_PART_WHOLE),
  algebra('h2_before_after', LETTER_COUNTS, LETTER_BEFORE_AFTER),
  algebra('h3_internal_transfer', LETTERED, LETTER_TRANSFER),
  algebra('h4_equal_concept', LETTER_COUNTS, LETTER_EQUAL),
  algebra('h5_before_after_fractions', LETTER_STARTS, hiddenBeforeAfter(720, true)),
  algebra('h6_remainder_concept', LETTER_STARTS, hiddenRemainder(720, true)),
  algebra(
    'h7_working_backwards',
    LETTER_TELLERS,
    chainPlots(
      { start: { low: 3, high: 80 }, factor: { low: 2, high: 9 }, term: { low: 3, high: 90 }, most: 2000 },
      FACTOR_CHAINS,
    ),
  ),
  algebra('h8_guess_and_check', LETTER_PAIRS, LETTER_TRIES),
  algebra('h9_pattern_recognition', RULED_FIGURES, RULE_PLOTS),
  algebra('h10_logical_deduction', LETTER_CODES, LETTER_CLUES),
  algebra('h11_algebraic_thinking', TIMES_STORIES, LETTER_STORIES),
];

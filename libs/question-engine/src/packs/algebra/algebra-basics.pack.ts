import type { Cell } from '../../core/draft.js';
import { cellOf } from '../../engines/plot.engine.js';
import { ALGEBRA_BACKWARDS } from './algebra-basics.backwards.js';
import { ALGEBRA_BEFORE_AFTER } from './algebra-basics.before-after.js';
import { ALGEBRA_EQUAL } from './algebra-basics.equal.js';
import { ALGEBRA_PART_WHOLE } from './algebra-basics.part-whole.js';
import { ALGEBRA_PATTERNS } from './algebra-basics.pattern.js';
import { HIDDEN_STARTS, hiddenBeforeAfter, hiddenRemainder } from './letter.fractions.js';
import { HIDDEN_IN_HOLDERS } from './letter.scenes.js';
import { LETTER_TRANSFER } from './letter.transfer.js';
import { PRODUCT_PAIRS, SENTENCE_SCENES, SHAPE_CLUES } from './two-symbols.search.js';

const basics = cellOf('algebra_basics');

/** Hidden numbers in boxes and shapes; the gateway is undoing an operation on an unknown. */
export const ALGEBRA_BASICS_CELLS: readonly Cell[] = [
  { subStrandId: 'algebra_basics', heuristicId: 'h1_make_whole_model', shapes: ALGEBRA_PART_WHOLE },
  { subStrandId: 'algebra_basics', heuristicId: 'h2_before_after', shapes: ALGEBRA_BEFORE_AFTER },
  { subStrandId: 'algebra_basics', heuristicId: 'h4_equal_concept', shapes: ALGEBRA_EQUAL },
  { subStrandId: 'algebra_basics', heuristicId: 'h7_working_backwards', shapes: ALGEBRA_BACKWARDS },
  { subStrandId: 'algebra_basics', heuristicId: 'h9_pattern_recognition', shapes: ALGEBRA_PATTERNS },
  basics('h3_internal_transfer', HIDDEN_IN_HOLDERS, LETTER_TRANSFER),
  basics('h5_before_after_fractions', HIDDEN_STARTS, hiddenBeforeAfter(480, false)),
  basics('h6_remainder_concept', HIDDEN_STARTS, hiddenRemainder(480, false)),
  basics('h8_guess_and_check', SENTENCE_SCENES, PRODUCT_PAIRS),
  basics('h10_logical_deduction', SENTENCE_SCENES, SHAPE_CLUES),
];

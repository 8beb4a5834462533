import type { GradeCells } from '../../core/draft.js';
import { cellOf } from '../../engines/plot.engine.js';
import { ALGEBRA_PATTERNS } from './algebra-basics.pattern.js';
import { PRODUCT_PAIRS, SENTENCE_SCENES, SHAPE_CLUES } from './two-symbols.search.js';

const basics = cellOf('algebra_basics');

/** Hidden numbers in boxes and shapes, Primary 5. */
export const ALGEBRA_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [
    { subStrandId: 'algebra_basics', heuristicId: 'h9_pattern_recognition', shapes: ALGEBRA_PATTERNS },
    basics('h8_guess_and_check', SENTENCE_SCENES, PRODUCT_PAIRS),
    basics('h10_logical_deduction', SENTENCE_SCENES, SHAPE_CLUES),
  ],
};

import type { Cell } from '../../core/draft.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { DATA_PATTERNS } from '../shared/pattern-tables.scenes.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { dataBackwards } from './data-handling.backwards.js';
import { dataBeforeAfter } from './data-handling.before-after.js';
import { GROUPS } from './data-groups.scene.js';
import { AVERAGE_CLUES } from './averages.clues.js';
import { AVERAGE_FRACTIONS } from './averages.fractions.js';
import { AVERAGE_REMAINDER } from './averages.remainder.js';
import { AVERAGE_TRANSFER } from './averages.transfer.js';
import { AVERAGE_TWO_KINDS } from './two-kinds.js';
import { VALUES, dataPartWhole } from './data-handling.part-whole.js';
import { DATA_EQUALS } from '../shared/equal-totals.scenes.js';

/** Tables and averages; the gateway is reading and total = average × number. */
export const DATA_HANDLING_CELLS: readonly Cell[] = [
  { subStrandId: 'data_handling', heuristicId: 'h1_make_whole_model', shapes: dataPartWhole(VALUES) },
  { subStrandId: 'data_handling', heuristicId: 'h2_before_after', shapes: dataBeforeAfter(GROUPS) },
  { subStrandId: 'data_handling', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(DATA_EQUALS) },
  { subStrandId: 'data_handling', heuristicId: 'h7_working_backwards', shapes: dataBackwards(GROUPS) },
  {
    subStrandId: 'data_handling',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(DATA_PATTERNS),
  },
  { subStrandId: 'data_handling', heuristicId: 'h3_internal_transfer', shapes: AVERAGE_TRANSFER },
  { subStrandId: 'data_handling', heuristicId: 'h5_before_after_fractions', shapes: AVERAGE_FRACTIONS },
  { subStrandId: 'data_handling', heuristicId: 'h6_remainder_concept', shapes: AVERAGE_REMAINDER },
  { subStrandId: 'data_handling', heuristicId: 'h8_guess_and_check', shapes: AVERAGE_TWO_KINDS },
  { subStrandId: 'data_handling', heuristicId: 'h10_logical_deduction', shapes: AVERAGE_CLUES },
];

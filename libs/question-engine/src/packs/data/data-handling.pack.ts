import type { Cell } from '../../core/draft.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { DATA_PATTERNS } from '../shared/pattern-tables.scenes.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { DATA_BACKWARDS } from './data-handling.backwards.js';
import { DATA_BEFORE_AFTER } from './data-handling.before-after.js';
import { DATA_PART_WHOLE } from './data-handling.part-whole.js';
import { DATA_EQUALS } from '../shared/equal-totals.scenes.js';

/** Tables and averages; the gateway is reading and total = average × number. */
export const DATA_HANDLING_CELLS: readonly Cell[] = [
  { subStrandId: 'data_handling', heuristicId: 'h1_make_whole_model', shapes: DATA_PART_WHOLE },
  { subStrandId: 'data_handling', heuristicId: 'h2_before_after', shapes: DATA_BEFORE_AFTER },
  { subStrandId: 'data_handling', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(DATA_EQUALS) },
  { subStrandId: 'data_handling', heuristicId: 'h7_working_backwards', shapes: DATA_BACKWARDS },
  {
    subStrandId: 'data_handling',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(DATA_PATTERNS),
  },
];

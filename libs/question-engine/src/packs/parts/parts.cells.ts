import type { GradeCells } from '../../core/draft.js';
import { FRACTION_STEPS_3 } from './fraction-steps.cells.js';
import { RIDDLE_3_CELL, RIDDLE_4_CELLS, RIDDLE_5_CELLS, RIDDLE_6_CELLS } from './riddle.cells.js';

/** Equal steps of a fraction in Primary 3; riddles of fractions, decimals and percentage, Primary 3 to 6. */
export const PARTS_CELLS_BY_GRADE: GradeCells = {
  'Primary 3': [FRACTION_STEPS_3, RIDDLE_3_CELL],
  'Primary 4': RIDDLE_4_CELLS,
  'Primary 5': RIDDLE_5_CELLS,
  'Primary 6': RIDDLE_6_CELLS,
};

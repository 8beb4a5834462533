import type { GradeCells } from '../../core/draft.js';
import { FRACTION_SLICES } from './fraction-slices.cells.js';
import { FRACTION_STEPS_3 } from './fraction-steps.cells.js';
import { FRACTIONS_3_CELLS } from './fractions.primary-3.js';
import { RIDDLE_3_CELL, RIDDLE_4_CELLS, RIDDLE_5_CELLS, RIDDLE_6_CELLS } from './riddle.cells.js';

/** Fractions of one whole in Primary 3; riddles of fractions, decimals and percentage, Primary 3 to 6. */
export const PARTS_CELLS_BY_GRADE: GradeCells = {
  'Primary 3': [...FRACTIONS_3_CELLS, FRACTION_STEPS_3, FRACTION_SLICES, RIDDLE_3_CELL],
  'Primary 4': RIDDLE_4_CELLS,
  'Primary 5': RIDDLE_5_CELLS,
  'Primary 6': RIDDLE_6_CELLS,
};

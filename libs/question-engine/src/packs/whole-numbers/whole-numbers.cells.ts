import type { GradeCells } from '../../core/draft.js';
import { PRIMARY_1_CELLS } from './primary-1.cells.js';
import { PRIMARY_2_CELLS } from './primary-2.cells.js';
import { PRIMARY_3_CELLS } from './primary-3.cells.js';
import { PRIMARY_4_CELLS } from './primary-4.cells.js';
import { PRIMARY_5_CELLS } from './primary-5.cells.js';
import { PRIMARY_6_CELLS } from './primary-6.cells.js';

/** Counts and the four operations, Primary 1 to 6. */
export const WHOLE_NUMBER_CELLS_BY_GRADE: GradeCells = {
  'Primary 1': PRIMARY_1_CELLS,
  'Primary 2': PRIMARY_2_CELLS,
  'Primary 3': PRIMARY_3_CELLS,
  'Primary 4': PRIMARY_4_CELLS,
  'Primary 5': PRIMARY_5_CELLS,
  'Primary 6': PRIMARY_6_CELLS,
};

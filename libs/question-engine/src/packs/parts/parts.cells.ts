import type { GradeCells } from '../../core/draft.js';
import { FRACTIONS_CELLS } from './fractions.pack.js';
import { DECIMALS_CELLS } from './decimals.pack.js';
import { PERCENTAGE_CELLS } from './percentage.pack.js';

/** Fractions, decimals and percentage, Primary 3 to 6. */
export const PARTS_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [...FRACTIONS_CELLS, ...DECIMALS_CELLS, ...PERCENTAGE_CELLS],
};

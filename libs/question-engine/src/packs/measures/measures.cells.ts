import type { GradeCells } from '../../core/draft.js';
import { MONEY_CELLS } from './money.pack.js';
import { MEASUREMENT_CELLS } from './measurement.pack.js';

/** Money, length, mass and volume, Primary 1 to 5. */
export const MEASURE_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [...MONEY_CELLS, ...MEASUREMENT_CELLS],
};

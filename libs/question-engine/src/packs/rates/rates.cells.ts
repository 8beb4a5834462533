import type { GradeCells } from '../../core/draft.js';
import { RATE_CELLS } from './rate.pack.js';
import { RATIO_CELLS } from './ratio.pack.js';

/** Time, rate, speed and ratio, Primary 1 to 6. */
export const RATE_FAMILY_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [...RATE_CELLS, ...RATIO_CELLS],
};

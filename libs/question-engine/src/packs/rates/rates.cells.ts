import type { GradeCells } from '../../core/draft.js';
import { RATE_CELLS } from './rate.pack.js';
import { RATE_6_CELLS, SPEED_CELLS, rateCells, ratioCells } from './rate-family.cells.js';
import { RATIO_CELLS } from './ratio.pack.js';
import { TIME_1_CELLS, TIME_2_CELLS, TIME_3_CELLS, TIME_4_CELLS } from './time.cells.js';

/** Time, rate, speed and ratio, Primary 1 to 6. */
export const RATE_FAMILY_CELLS_BY_GRADE: GradeCells = {
  'Primary 1': TIME_1_CELLS,
  'Primary 2': TIME_2_CELLS,
  'Primary 3': TIME_3_CELLS,
  'Primary 4': TIME_4_CELLS,
  'Primary 5': [...RATE_CELLS, ...rateCells(5), ...RATIO_CELLS, ...ratioCells(5)],
  'Primary 6': [...RATE_6_CELLS, ...rateCells(6), ...RATIO_CELLS, ...ratioCells(6), ...SPEED_CELLS],
};

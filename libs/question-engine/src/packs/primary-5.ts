import type { Cell } from '../core/draft.js';
import { ALGEBRA_BASICS_CELLS } from './algebra-basics.pack.js';
import { DATA_HANDLING_CELLS } from './data-handling.pack.js';
import { DECIMALS_CELLS } from './decimals.pack.js';
import { FRACTIONS_CELLS } from './fractions.pack.js';
import { GEOMETRY_CELLS } from './geometry.pack.js';
import { MEASUREMENT_CELLS } from './measurement.pack.js';
import { MONEY_CELLS } from './money.pack.js';
import { PERCENTAGE_CELLS } from './percentage.pack.js';
import { RATE_CELLS } from './rate.pack.js';
import { RATIO_CELLS } from './ratio.pack.js';
import { WHOLE_NUMBERS_CELLS } from './whole-numbers.pack.js';

/** Every Primary 5 cell that is built, in curriculum order. */
export const PRIMARY_5_CELLS: readonly Cell[] = [
  ...WHOLE_NUMBERS_CELLS,
  ...FRACTIONS_CELLS,
  ...DECIMALS_CELLS,
  ...PERCENTAGE_CELLS,
  ...RATE_CELLS,
  ...RATIO_CELLS,
  ...MONEY_CELLS,
  ...MEASUREMENT_CELLS,
  ...GEOMETRY_CELLS,
  ...DATA_HANDLING_CELLS,
  ...ALGEBRA_BASICS_CELLS,
];

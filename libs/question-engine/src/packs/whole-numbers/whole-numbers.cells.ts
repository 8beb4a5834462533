import type { GradeCells } from '../../core/draft.js';
import { WHOLE_NUMBERS_CELLS } from './whole-numbers.pack.js';

/** Counts and the four operations, Primary 1 to 6. */
export const WHOLE_NUMBER_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [...WHOLE_NUMBERS_CELLS],
};

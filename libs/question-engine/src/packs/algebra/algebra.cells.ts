import type { GradeCells } from '../../core/draft.js';
import { ALGEBRA_CELLS } from './algebra.pack.js';
import { ALGEBRA_BASICS_CELLS } from './algebra-basics.pack.js';

/** Hidden numbers and letters: Primary 5 algebra_basics, Primary 6 algebra. */
export const ALGEBRA_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [...ALGEBRA_BASICS_CELLS],
  'Primary 6': ALGEBRA_CELLS,
};

import type { GradeCells } from '../../core/draft.js';
import { DATA_HANDLING_CELLS } from './data-handling.pack.js';

/** Graphs, tables and averages, pie charts, nets and points on a grid, Primary 2 to 6. */
export const DATA_FAMILY_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [...DATA_HANDLING_CELLS],
};

import type { GradeCells } from '../../core/draft.js';
import { GEOMETRY_CELLS } from './geometry.pack.js';

/** Shapes, angles, area and perimeter, circles and solids, Primary 1 to 6. */
export const GEOMETRY_FAMILY_CELLS_BY_GRADE: GradeCells = {
  'Primary 5': [...GEOMETRY_CELLS],
};

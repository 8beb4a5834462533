import type { GradeCells } from '../../core/draft.js';
import { DRAWN_COORDINATE_TASKS } from './drawn-coordinates.tasks.js';
import { DRAWN_COPY_TASKS, DRAWN_DIRECTION_TASKS } from './drawn-lines-and-copies.tasks.js';
import { DRAWN_PIECE_TASKS } from './drawn-pieces.tasks.js';
import { DRAWN_POINT_TASKS } from './drawn-points.tasks.js';
import { DRAWN_EQUAL_FRACTION_TASKS, DRAWN_PART_TASKS, DRAWN_SYMMETRY_TASKS } from './drawn-shading.tasks.js';
import { DRAWN_ISOMETRIC_TASKS } from './drawn-isometric.tasks.js';
import { DRAWN_SOLID_CORNER_TASKS } from './drawn-solids.tasks.js';
import { DRAWN_ANGLE_TASKS, DRAWN_BAR_TASKS, DRAWN_LENGTH_TASKS } from './drawn-sizes.tasks.js';

const H1 = 'h1_make_whole_model';
const H2 = 'h2_before_after';
const H9 = 'h9_pattern_recognition';
const H10 = 'h10_logical_deduction';

/** Statements whose answer a pupil draws, beside the questions that ask which drawing is right. */
export const DRAWN_CELLS: GradeCells = {
  'Primary 1': [
    { subStrandId: 'length', heuristicId: H1, shapes: DRAWN_LENGTH_TASKS },
    { subStrandId: 'shapes_space', heuristicId: H9, shapes: [...DRAWN_COPY_TASKS, ...DRAWN_PIECE_TASKS] },
  ],
  'Primary 2': [{ subStrandId: 'shapes_space', heuristicId: H1, shapes: DRAWN_PART_TASKS }],
  'Primary 3': [
    { subStrandId: 'fractions', heuristicId: H1, shapes: DRAWN_EQUAL_FRACTION_TASKS },
    { subStrandId: 'bar_graphs', heuristicId: H1, shapes: DRAWN_BAR_TASKS },
    { subStrandId: 'area_perimeter', heuristicId: H10, shapes: DRAWN_DIRECTION_TASKS },
  ],
  'Primary 4': [
    { subStrandId: 'geometry', heuristicId: H9, shapes: [...DRAWN_POINT_TASKS, ...DRAWN_SYMMETRY_TASKS] },
    { subStrandId: 'geometry', heuristicId: H10, shapes: DRAWN_SOLID_CORNER_TASKS },
    { subStrandId: 'angles_basic', heuristicId: H2, shapes: DRAWN_ANGLE_TASKS },
  ],
  'Primary 5': [{ subStrandId: 'measurement', heuristicId: H1, shapes: DRAWN_ISOMETRIC_TASKS }],
  'Primary 6': [{ subStrandId: 'coordinate_geometry', heuristicId: H10, shapes: DRAWN_COORDINATE_TASKS }],
};

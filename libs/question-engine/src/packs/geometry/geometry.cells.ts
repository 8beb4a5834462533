import type { GradeCells } from '../../core/draft.js';
import { P4_ANGLE_CELLS, P5_ANGLE_CELLS, P6_ANGLE_CELLS } from './angle-packs.js';
import { P2_SHAPES_BEFORE_AFTER, P2_SHAPES_PART_WHOLE } from './shapes-space.sticks.js';
import { P2_SHAPES_TWO_KINDS } from './shapes-space.two-kinds.js';
import { P1_SHAPE_ROWS, P2_SOLID_ROWS } from './shapes-space.row.js';

/** Shapes and angles, Primary 1 to 6. */
export const GEOMETRY_FAMILY_CELLS_BY_GRADE: GradeCells = {
  'Primary 1': [
    { subStrandId: 'shapes_space', heuristicId: 'h9_pattern_recognition', shapes: P1_SHAPE_ROWS },
  ],
  'Primary 2': [
    { subStrandId: 'shapes_space', heuristicId: 'h1_make_whole_model', shapes: P2_SHAPES_PART_WHOLE },
    { subStrandId: 'shapes_space', heuristicId: 'h2_before_after', shapes: P2_SHAPES_BEFORE_AFTER },
    { subStrandId: 'shapes_space', heuristicId: 'h8_guess_and_check', shapes: P2_SHAPES_TWO_KINDS },
    { subStrandId: 'shapes_space', heuristicId: 'h9_pattern_recognition', shapes: P2_SOLID_ROWS },
  ],
  'Primary 4': P4_ANGLE_CELLS,
  'Primary 5': P5_ANGLE_CELLS,
  'Primary 6': P6_ANGLE_CELLS,
};

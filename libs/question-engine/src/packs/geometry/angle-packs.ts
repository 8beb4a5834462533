import type { Cell } from '../../core/draft.js';
import { angleChangeShapes } from '../../engines/angle-change.engine.js';
import { anglePartWholeShapes } from '../../engines/angle-part-whole.engine.js';
import type { AnglePack } from '../../engines/angle-parts.js';
import {
  CORNER,
  PARALLELOGRAM,
  POINT,
  QUADRILATERAL,
  RIGHT_TRIANGLE,
  STRAIGHT_LINE,
  TRAPEZIUM,
  TRIANGLE,
} from '../../engines/angle-settings.js';
import { angleDifferenceShapes, angleTransferShapes } from '../../engines/angle-transfer.engine.js';

const P4: AnglePack = { settings: [CORNER, STRAIGHT_LINE] };
const P5: AnglePack = { settings: [STRAIGHT_LINE, POINT, TRIANGLE, RIGHT_TRIANGLE] };
const P6: AnglePack = { settings: [TRIANGLE, RIGHT_TRIANGLE, PARALLELOGRAM, TRAPEZIUM, QUADRILATERAL] };

/** Primary 4: parts of a right angle and of half a turn. */
export const P4_ANGLE_CELLS: readonly Cell[] = [
  { subStrandId: 'angles_basic', heuristicId: 'h1_make_whole_model', shapes: anglePartWholeShapes(P4) },
  { subStrandId: 'angles_basic', heuristicId: 'h2_before_after', shapes: angleChangeShapes(P4) },
  { subStrandId: 'angles_basic', heuristicId: 'h3_internal_transfer', shapes: angleTransferShapes(P4) },
  { subStrandId: 'angles_basic', heuristicId: 'h8_guess_and_check', shapes: angleDifferenceShapes(P4) },
];

/** Primary 5: lines, points and triangles. */
export const P5_ANGLE_CELLS: readonly Cell[] = [
  { subStrandId: 'geometry', heuristicId: 'h3_internal_transfer', shapes: angleTransferShapes(P5) },
  { subStrandId: 'geometry', heuristicId: 'h8_guess_and_check', shapes: angleDifferenceShapes(P5) },
];

/** Primary 6: triangles and special quadrilaterals. */
export const P6_ANGLE_CELLS: readonly Cell[] = [
  { subStrandId: 'angles_advanced', heuristicId: 'h1_make_whole_model', shapes: anglePartWholeShapes(P6) },
  { subStrandId: 'angles_advanced', heuristicId: 'h2_before_after', shapes: angleChangeShapes(P6) },
  { subStrandId: 'angles_advanced', heuristicId: 'h3_internal_transfer', shapes: angleTransferShapes(P6) },
  { subStrandId: 'angles_advanced', heuristicId: 'h8_guess_and_check', shapes: angleDifferenceShapes(P6) },
];

import type { Cell } from '../../core/draft.js';
import { angleChangeShapes } from '../../engines/angle-change.engine.js';
import { anglePartWholeShapes } from '../../engines/angle-part-whole.engine.js';
import { angleFractionChangeShapes } from '../../engines/angle-fractions.engine.js';
import { angleMultipleShapes } from '../../engines/angle-multiple.engine.js';
import { angleRemainderShapes } from '../../engines/angle-remainder.engine.js';
import { varyLetters } from '../../engines/vary-letters.js';
import { angleBackwardsShapes } from '../../engines/angle-backwards.engine.js';
import { angleLetterShapes } from '../../engines/angle-letters.engine.js';
import { GEOMETRY_PATTERNS } from './geometry.pattern.js';
import { FIGURE_RIDDLES } from './geometry.riddles.js';
import { P4_ANGLE_CLUES, P4_ANGLE_PATTERNS } from './angles-basic.turns.js';
import { P6_ANGLE_CLUES } from './angles-advanced.clues.js';
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

/** Primary 4: parts of one and of two right angles. */
export const P4_ANGLE_CELLS: readonly Cell[] = [
  { subStrandId: 'angles_basic', heuristicId: 'h1_make_whole_model', shapes: anglePartWholeShapes(P4) },
  {
    subStrandId: 'angles_basic',
    heuristicId: 'h2_before_after',
    shapes: angleChangeShapes(P4).map(varyLetters),
  },
  {
    subStrandId: 'angles_basic',
    heuristicId: 'h3_internal_transfer',
    shapes: angleTransferShapes(P4).map(varyLetters),
  },
  {
    subStrandId: 'angles_basic',
    heuristicId: 'h4_equal_concept',
    shapes: angleMultipleShapes(P4.settings).map(varyLetters),
  },
  {
    subStrandId: 'angles_basic',
    heuristicId: 'h8_guess_and_check',
    shapes: angleDifferenceShapes(P4).map(varyLetters),
  },
  {
    subStrandId: 'angles_basic',
    heuristicId: 'h7_working_backwards',
    shapes: angleBackwardsShapes(P4).map(varyLetters),
  },
  { subStrandId: 'angles_basic', heuristicId: 'h9_pattern_recognition', shapes: P4_ANGLE_PATTERNS },
  { subStrandId: 'angles_basic', heuristicId: 'h10_logical_deduction', shapes: P4_ANGLE_CLUES },
];

/** Primary 5: lines, points and triangles. */
export const P5_ANGLE_CELLS: readonly Cell[] = [
  {
    subStrandId: 'geometry',
    heuristicId: 'h3_internal_transfer',
    shapes: angleTransferShapes(P5).map(varyLetters),
  },
  {
    subStrandId: 'geometry',
    heuristicId: 'h5_before_after_fractions',
    shapes: angleFractionChangeShapes(P5.settings).map(varyLetters),
  },
  { subStrandId: 'geometry', heuristicId: 'h6_remainder_concept', shapes: angleRemainderShapes(P5.settings) },
  {
    subStrandId: 'geometry',
    heuristicId: 'h8_guess_and_check',
    shapes: angleDifferenceShapes(P5).map(varyLetters),
  },
  { subStrandId: 'geometry', heuristicId: 'h10_logical_deduction', shapes: FIGURE_RIDDLES },
];

/** Primary 6: triangles and special quadrilaterals. */
export const P6_ANGLE_CELLS: readonly Cell[] = [
  { subStrandId: 'angles_advanced', heuristicId: 'h1_make_whole_model', shapes: anglePartWholeShapes(P6) },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h2_before_after',
    shapes: angleChangeShapes(P6).map(varyLetters),
  },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h3_internal_transfer',
    shapes: angleTransferShapes(P6).map(varyLetters),
  },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h4_equal_concept',
    shapes: angleMultipleShapes(P6.settings).map(varyLetters),
  },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h5_before_after_fractions',
    shapes: angleFractionChangeShapes(P6.settings).map(varyLetters),
  },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h6_remainder_concept',
    shapes: angleRemainderShapes(P6.settings),
  },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h8_guess_and_check',
    shapes: angleDifferenceShapes(P6).map(varyLetters),
  },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h7_working_backwards',
    shapes: angleBackwardsShapes(P6).map(varyLetters),
  },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h9_pattern_recognition',
    shapes: GEOMETRY_PATTERNS,
  },
  { subStrandId: 'angles_advanced', heuristicId: 'h10_logical_deduction', shapes: P6_ANGLE_CLUES },
  {
    subStrandId: 'angles_advanced',
    heuristicId: 'h11_algebraic_thinking',
    shapes: angleLetterShapes(P6.settings),
  },
];

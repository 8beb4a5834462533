import { HEURISTIC_IDS, type HeuristicId } from '@sumfox/curriculum/heuristics';
import type { Cell, Shape } from '../../core/draft.js';
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
  SQUARE_ON_A_LINE,
  STRAIGHT_LINE,
  THREE_IN_A_CORNER,
  THREE_ON_A_LINE,
  TRAPEZIUM,
  TRIANGLE,
  TRIANGLE_ON_A_LINE,
} from '../../engines/angle-settings.js';
import { angleDifferenceShapes, angleTransferShapes } from '../../engines/angle-transfer.engine.js';

const P4: AnglePack = {
  settings: [CORNER, STRAIGHT_LINE, THREE_IN_A_CORNER, THREE_ON_A_LINE, SQUARE_ON_A_LINE],
};
const P5: AnglePack = { settings: [STRAIGHT_LINE, POINT, TRIANGLE, RIGHT_TRIANGLE] };
const P6: AnglePack = { settings: [TRIANGLE, RIGHT_TRIANGLE, PARALLELOGRAM, TRAPEZIUM, QUADRILATERAL] };
/** Two angles beside a figure that is joined on. */
const P6_PAIRS: AnglePack = { settings: [...P6.settings, SQUARE_ON_A_LINE, TRIANGLE_ON_A_LINE] };

/** Cells of a sub-strand, by the heuristics that its shapes ask for. */
const cellsOf = (
  subStrandId: string,
  shapes: Readonly<Partial<Record<HeuristicId, readonly Shape[]>>>,
): readonly Cell[] =>
  HEURISTIC_IDS.flatMap((heuristicId) => {
    const own = shapes[heuristicId];
    return own ? [{ subStrandId, heuristicId, shapes: own }] : [];
  });

/** Primary 4: parts of one and of two right angles. */
export const P4_ANGLE_CELLS: readonly Cell[] = cellsOf('angles_basic', {
  h1_make_whole_model: anglePartWholeShapes(P4),
  h2_before_after: angleChangeShapes(P4).map(varyLetters),
  h3_internal_transfer: angleTransferShapes(P4).map(varyLetters),
  h4_equal_concept: angleMultipleShapes(P4.settings).map(varyLetters),
  h8_guess_and_check: angleDifferenceShapes(P4).map(varyLetters),
  h7_working_backwards: angleBackwardsShapes(P4).map(varyLetters),
  h9_pattern_recognition: P4_ANGLE_PATTERNS,
  h10_logical_deduction: P4_ANGLE_CLUES,
});

/** Primary 5: lines, points and triangles. */
export const P5_ANGLE_CELLS: readonly Cell[] = cellsOf('geometry', {
  h3_internal_transfer: angleTransferShapes(P5).map(varyLetters),
  h5_before_after_fractions: angleFractionChangeShapes(P5.settings).map(varyLetters),
  h6_remainder_concept: angleRemainderShapes(P5.settings),
  h8_guess_and_check: angleDifferenceShapes(P5).map(varyLetters),
  h10_logical_deduction: FIGURE_RIDDLES,
});

/** Primary 6: triangles and special quadrilaterals. */
export const P6_ANGLE_CELLS: readonly Cell[] = cellsOf('angles_advanced', {
  h1_make_whole_model: anglePartWholeShapes(P6),
  h2_before_after: angleChangeShapes(P6_PAIRS).map(varyLetters),
  h3_internal_transfer: angleTransferShapes(P6_PAIRS).map(varyLetters),
  h4_equal_concept: angleMultipleShapes(P6.settings).map(varyLetters),
  h5_before_after_fractions: angleFractionChangeShapes(P6.settings).map(varyLetters),
  h6_remainder_concept: angleRemainderShapes(P6.settings),
  h8_guess_and_check: angleDifferenceShapes(P6_PAIRS).map(varyLetters),
  h7_working_backwards: angleBackwardsShapes(P6_PAIRS).map(varyLetters),
  h9_pattern_recognition: GEOMETRY_PATTERNS,
  h10_logical_deduction: P6_ANGLE_CLUES,
  h11_algebraic_thinking: angleLetterShapes(P6.settings),
});

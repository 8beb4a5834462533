import type { GradeCells } from '../../core/draft.js';
import { P4_ANGLE_CELLS, P5_ANGLE_CELLS, P6_ANGLE_CELLS } from './angle-packs.js';
import { P4_FIGURES_EQUAL, P4_FIGURES_TRANSFER } from './geometry-p4.wire.js';
import { P4_FIGURES_PATTERNS, P4_FIGURES_TWO_KINDS } from './geometry-p4.tiles.js';
import { P4_FIGURES_BACKWARDS } from './geometry-p4.folds.js';
import { P4_FIGURES_BEFORE_AFTER, P4_FIGURES_PART_WHOLE } from './geometry-p4.sides.js';
import { CIRCLE_CELLS } from './circles.pack.js';
import { SOLID_CELLS } from './solids.pack.js';
import { areaBackwards } from './area.backwards.js';
import { AREA_EQUAL } from './area.equal.js';
import { areaTransfer } from './area.transfer.js';
import { SYMMETRY_CLUES, areaClues } from './area.clues.js';
import { areaGuess } from './area.guess.js';
import { areaPattern } from './area.pattern.js';
import { areaBeforeAfter } from './area.before-after.js';
import { areaPartWhole } from './area.part-whole.js';
import { P2_SHAPES_BEFORE_AFTER, P2_SHAPES_PART_WHOLE } from './shapes-space.sticks.js';
import { P2_SHAPES_TWO_KINDS } from './shapes-space.two-kinds.js';
import { P1_SHAPE_ROWS, P2_SOLID_ROWS } from './shapes-space.row.js';

/** Shapes, angles, area and perimeter, circles and solids, Primary 1 to 6. */
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
  'Primary 3': [
    { subStrandId: 'area_perimeter', heuristicId: 'h1_make_whole_model', shapes: areaPartWhole(3) },
    { subStrandId: 'area_perimeter', heuristicId: 'h2_before_after', shapes: areaBeforeAfter(3) },
    { subStrandId: 'area_perimeter', heuristicId: 'h3_internal_transfer', shapes: areaTransfer(3) },
    { subStrandId: 'area_perimeter', heuristicId: 'h7_working_backwards', shapes: areaBackwards(3) },
    { subStrandId: 'area_perimeter', heuristicId: 'h8_guess_and_check', shapes: areaGuess(3) },
    { subStrandId: 'area_perimeter', heuristicId: 'h9_pattern_recognition', shapes: areaPattern(3) },
    { subStrandId: 'area_perimeter', heuristicId: 'h10_logical_deduction', shapes: areaClues(3) },
  ],
  'Primary 4': [
    { subStrandId: 'area_perimeter', heuristicId: 'h1_make_whole_model', shapes: areaPartWhole(4) },
    { subStrandId: 'area_perimeter', heuristicId: 'h2_before_after', shapes: areaBeforeAfter(4) },
    { subStrandId: 'area_perimeter', heuristicId: 'h3_internal_transfer', shapes: areaTransfer(4) },
    { subStrandId: 'area_perimeter', heuristicId: 'h4_equal_concept', shapes: AREA_EQUAL },
    { subStrandId: 'area_perimeter', heuristicId: 'h7_working_backwards', shapes: areaBackwards(4) },
    { subStrandId: 'area_perimeter', heuristicId: 'h8_guess_and_check', shapes: areaGuess(4) },
    { subStrandId: 'area_perimeter', heuristicId: 'h9_pattern_recognition', shapes: areaPattern(4) },
    { subStrandId: 'area_perimeter', heuristicId: 'h10_logical_deduction', shapes: areaClues(4) },
    { subStrandId: 'geometry', heuristicId: 'h1_make_whole_model', shapes: P4_FIGURES_PART_WHOLE },
    { subStrandId: 'geometry', heuristicId: 'h2_before_after', shapes: P4_FIGURES_BEFORE_AFTER },
    { subStrandId: 'geometry', heuristicId: 'h3_internal_transfer', shapes: P4_FIGURES_TRANSFER },
    { subStrandId: 'geometry', heuristicId: 'h4_equal_concept', shapes: P4_FIGURES_EQUAL },
    { subStrandId: 'geometry', heuristicId: 'h7_working_backwards', shapes: P4_FIGURES_BACKWARDS },
    { subStrandId: 'geometry', heuristicId: 'h8_guess_and_check', shapes: P4_FIGURES_TWO_KINDS },
    { subStrandId: 'geometry', heuristicId: 'h9_pattern_recognition', shapes: P4_FIGURES_PATTERNS },
    { subStrandId: 'geometry', heuristicId: 'h10_logical_deduction', shapes: SYMMETRY_CLUES },
    ...P4_ANGLE_CELLS,
  ],
  'Primary 5': P5_ANGLE_CELLS,
  'Primary 6': [...CIRCLE_CELLS, ...SOLID_CELLS, ...P6_ANGLE_CELLS],
};

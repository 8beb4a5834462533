import type { Cell } from '../../core/draft.js';
import { CIRCLES_EQUAL, CIRCLES_TRANSFER } from './circles.equal.js';
import { CIRCLES_BACKWARDS } from './circles.backwards.js';
import { CIRCLES_CLUES, CIRCLES_LETTERS } from './circles.fit.js';
import { CIRCLES_FRACTIONS, CIRCLES_REMAINDER } from './circles.fractions.js';
import { CIRCLES_PATTERNS, CIRCLES_TRIES } from './circles.tries.js';
import { CIRCLES_BEFORE_AFTER } from './circles.growth.js';
import { CIRCLES_PART_WHOLE } from './circles.whole.js';

/** Circles and their parts; π is always stated. */
export const CIRCLE_CELLS: readonly Cell[] = [
  { subStrandId: 'circles', heuristicId: 'h1_make_whole_model', shapes: CIRCLES_PART_WHOLE },
  { subStrandId: 'circles', heuristicId: 'h2_before_after', shapes: CIRCLES_BEFORE_AFTER },
  { subStrandId: 'circles', heuristicId: 'h3_internal_transfer', shapes: CIRCLES_TRANSFER },
  { subStrandId: 'circles', heuristicId: 'h4_equal_concept', shapes: CIRCLES_EQUAL },
  { subStrandId: 'circles', heuristicId: 'h5_before_after_fractions', shapes: CIRCLES_FRACTIONS },
  { subStrandId: 'circles', heuristicId: 'h6_remainder_concept', shapes: CIRCLES_REMAINDER },
  { subStrandId: 'circles', heuristicId: 'h7_working_backwards', shapes: CIRCLES_BACKWARDS },
  { subStrandId: 'circles', heuristicId: 'h8_guess_and_check', shapes: CIRCLES_TRIES },
  { subStrandId: 'circles', heuristicId: 'h9_pattern_recognition', shapes: CIRCLES_PATTERNS },
  { subStrandId: 'circles', heuristicId: 'h10_logical_deduction', shapes: CIRCLES_CLUES },
  { subStrandId: 'circles', heuristicId: 'h11_algebraic_thinking', shapes: CIRCLES_LETTERS },
];

import type { Cell } from '../../core/draft.js';
import { SOLIDS_CLUES, SOLIDS_PATTERNS } from './solids.cubes.js';
import { SOLIDS_FRACTIONS } from './solids.fractions.js';
import { SOLIDS_EQUAL, SOLIDS_TRANSFER } from './solids.moved.js';
import { SOLIDS_BACKWARDS, SOLIDS_REMAINDER } from './solids.remainder.js';
import { SOLIDS_LETTERS, SOLIDS_TRIES } from './solids.tries.js';
import { SOLIDS_BEFORE_AFTER, SOLIDS_PART_WHOLE } from './solids.whole.js';

/** Cuboids, cubes and water in tanks. */
export const SOLID_CELLS: readonly Cell[] = [
  { subStrandId: 'volume_solids', heuristicId: 'h1_make_whole_model', shapes: SOLIDS_PART_WHOLE },
  { subStrandId: 'volume_solids', heuristicId: 'h2_before_after', shapes: SOLIDS_BEFORE_AFTER },
  { subStrandId: 'volume_solids', heuristicId: 'h3_internal_transfer', shapes: SOLIDS_TRANSFER },
  { subStrandId: 'volume_solids', heuristicId: 'h4_equal_concept', shapes: SOLIDS_EQUAL },
  { subStrandId: 'volume_solids', heuristicId: 'h5_before_after_fractions', shapes: SOLIDS_FRACTIONS },
  { subStrandId: 'volume_solids', heuristicId: 'h6_remainder_concept', shapes: SOLIDS_REMAINDER },
  { subStrandId: 'volume_solids', heuristicId: 'h7_working_backwards', shapes: SOLIDS_BACKWARDS },
  { subStrandId: 'volume_solids', heuristicId: 'h8_guess_and_check', shapes: SOLIDS_TRIES },
  { subStrandId: 'volume_solids', heuristicId: 'h9_pattern_recognition', shapes: SOLIDS_PATTERNS },
  { subStrandId: 'volume_solids', heuristicId: 'h10_logical_deduction', shapes: SOLIDS_CLUES },
  { subStrandId: 'volume_solids', heuristicId: 'h11_algebraic_thinking', shapes: SOLIDS_LETTERS },
];

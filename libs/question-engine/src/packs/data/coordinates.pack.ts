import type { Cell } from '../../core/draft.js';
import { GRID_BY_TRYING, GRID_EQUAL, GRID_PATTERN } from './coordinates.figures.js';
import { GRID_FRACTIONS, GRID_REMAINDER } from './coordinates.fractions.js';
import { GRID_ALGEBRA, GRID_CLUES } from './coordinates.riddles.js';
import { GRID_TRANSFER } from './coordinates.slides.js';
import { GRID_BACKWARDS, GRID_BEFORE_AFTER, GRID_PART_WHOLE } from './coordinates.walks.js';

/** Points on a grid in Primary 6; the gateway is reading coordinates and counting steps. */
export const COORDINATE_CELLS: readonly Cell[] = (
  [
    ['h1_make_whole_model', GRID_PART_WHOLE],
    ['h2_before_after', GRID_BEFORE_AFTER],
    ['h3_internal_transfer', GRID_TRANSFER],
    ['h4_equal_concept', GRID_EQUAL],
    ['h5_before_after_fractions', GRID_FRACTIONS],
    ['h6_remainder_concept', GRID_REMAINDER],
    ['h7_working_backwards', GRID_BACKWARDS],
    ['h8_guess_and_check', GRID_BY_TRYING],
    ['h9_pattern_recognition', GRID_PATTERN],
    ['h10_logical_deduction', GRID_CLUES],
    ['h11_algebraic_thinking', GRID_ALGEBRA],
  ] as const
).map(([heuristicId, shapes]) => ({ subStrandId: 'coordinate_geometry', heuristicId, shapes }));

import type { Cell } from '../../core/draft.js';
import { PIE_BACKWARDS } from './pies.backwards.js';
import { PIE_BEFORE_AFTER, PIE_TRANSFER } from './pies.change.js';
import { PIE_FRACTIONS, PIE_REMAINDER } from './pies.fractions.js';
import { PIE_EQUAL, PIE_PART_WHOLE } from './pies.parts.js';
import { PIE_GROWTH } from './pies.growth.js';
import { PIE_ALGEBRA, PIE_BY_TRYING } from './pies.unknown.js';
import { LETTERED_PIE, READING_CLUES } from './readings.clues.js';

/** Pie charts in Primary 6; the gateway is a sector's share of a total. */
export const PIE_CELLS: readonly Cell[] = (
  [
    ['h1_make_whole_model', PIE_PART_WHOLE],
    ['h2_before_after', PIE_BEFORE_AFTER],
    ['h3_internal_transfer', PIE_TRANSFER],
    ['h4_equal_concept', PIE_EQUAL],
    ['h5_before_after_fractions', PIE_FRACTIONS],
    ['h6_remainder_concept', PIE_REMAINDER],
    ['h7_working_backwards', PIE_BACKWARDS],
    ['h8_guess_and_check', PIE_BY_TRYING],
    ['h9_pattern_recognition', PIE_GROWTH],
    ['h10_logical_deduction', READING_CLUES(LETTERED_PIE)],
    ['h11_algebraic_thinking', PIE_ALGEBRA],
  ] as const
).map(([heuristicId, shapes]) => ({ subStrandId: 'pie_charts', heuristicId, shapes }));

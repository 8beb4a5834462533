import type { Cell } from '../../core/draft.js';
import { NET_BACKWARDS, NET_CLUES } from './nets.faces.js';
import { NET_EQUAL } from './nets.equal.js';
import { NET_BEFORE_AFTER, NET_PART_WHOLE } from './nets.paper.js';
import { NET_FRACTIONS, NET_REMAINDER, NET_TRANSFER } from './nets.squares.js';
import { NET_ALGEBRA } from './nets.algebra.js';
import { NET_BY_TRYING, NET_PATTERN } from './nets.unknown.js';

/** Nets of solids in Primary 6; the gateway is knowing which faces a net has and how they meet. */
export const NET_CELLS: readonly Cell[] = (
  [
    ['h1_make_whole_model', NET_PART_WHOLE],
    ['h2_before_after', NET_BEFORE_AFTER],
    ['h3_internal_transfer', NET_TRANSFER],
    ['h4_equal_concept', NET_EQUAL],
    ['h5_before_after_fractions', NET_FRACTIONS],
    ['h6_remainder_concept', NET_REMAINDER],
    ['h7_working_backwards', NET_BACKWARDS],
    ['h8_guess_and_check', NET_BY_TRYING],
    ['h9_pattern_recognition', NET_PATTERN],
    ['h10_logical_deduction', NET_CLUES],
    ['h11_algebraic_thinking', NET_ALGEBRA],
  ] as const
).map(([heuristicId, shapes]) => ({ subStrandId: 'nets', heuristicId, shapes }));

import type { Cell } from '../../core/draft.js';
import { RATIO_PATTERNS } from './ratio.pattern.js';
import { RATIO_BACKWARDS } from './ratio.backwards.js';
import { RATIO_EQUAL } from './ratio.equal.js';
import { RATIO_BEFORE_AFTER } from './ratio.before-after.js';
import { RATIO_PART_WHOLE } from './ratio.part-whole.js';

/** Amounts compared by equal units; the gateway is the ratio. */
export const RATIO_CELLS: readonly Cell[] = [
  { subStrandId: 'ratio', heuristicId: 'h1_make_whole_model', shapes: RATIO_PART_WHOLE },
  { subStrandId: 'ratio', heuristicId: 'h2_before_after', shapes: RATIO_BEFORE_AFTER },
  { subStrandId: 'ratio', heuristicId: 'h4_equal_concept', shapes: RATIO_EQUAL },
  { subStrandId: 'ratio', heuristicId: 'h7_working_backwards', shapes: RATIO_BACKWARDS },
  { subStrandId: 'ratio', heuristicId: 'h9_pattern_recognition', shapes: RATIO_PATTERNS },
];

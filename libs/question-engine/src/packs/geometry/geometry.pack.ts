import type { Cell } from '../../core/draft.js';
import { GEOMETRY_BACKWARDS } from './geometry.backwards.js';
import { GEOMETRY_BEFORE_AFTER } from './geometry.before-after.js';
import { GEOMETRY_EQUAL } from './geometry.equal.js';
import { GEOMETRY_PART_WHOLE } from './geometry.part-whole.js';
import { GEOMETRY_PATTERNS } from './geometry.pattern.js';

/** Angles on a line, at a point and in triangles; the gateway is the angle property. */
export const GEOMETRY_CELLS: readonly Cell[] = [
  { subStrandId: 'geometry', heuristicId: 'h1_make_whole_model', shapes: GEOMETRY_PART_WHOLE },
  { subStrandId: 'geometry', heuristicId: 'h2_before_after', shapes: GEOMETRY_BEFORE_AFTER },
  { subStrandId: 'geometry', heuristicId: 'h4_equal_concept', shapes: GEOMETRY_EQUAL },
  { subStrandId: 'geometry', heuristicId: 'h7_working_backwards', shapes: GEOMETRY_BACKWARDS },
  { subStrandId: 'geometry', heuristicId: 'h9_pattern_recognition', shapes: GEOMETRY_PATTERNS },
];

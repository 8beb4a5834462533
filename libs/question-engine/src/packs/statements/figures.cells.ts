import type { Cell } from '../../core/draft.js';
import { CUBE_NET_TASKS } from './cube-nets.tasks.js';
import { DATA_TABLE_TASKS } from './data-tables.tasks.js';
import { DRAWN_LINE_TASKS } from './drawn-lines.tasks.js';
import { FOUR_SIDED_TASKS } from './four-sided-figures.tasks.js';
import { RECTANGLE_DRAWING_TASKS } from './grid-drawings.tasks.js';
import { GRID_SYMMETRY_TASKS } from './grid-symmetry.tasks.js';
import { LINE_TASKS } from './lines.tasks.js';
import { NAMED_ANGLE_TASKS } from './named-angles.tasks.js';
import { PIE_READING_TASKS } from './pie-reading.tasks.js';
import { PROTRACTOR_TASKS } from './protractors.tasks.js';
import { RECTANGLE_SIDE_TASKS } from './rectangle-angles.tasks.js';
import { RIGHT_ANGLE_TASKS } from './right-angles.tasks.js';
import { SOLID_NET_TASKS } from './solid-nets.tasks.js';
import { DRAWN_SOLID_TASKS } from './solids-drawn.tasks.js';
import { SYMMETRY_TASKS } from './symmetry.tasks.js';
import { SYMMETRY_LINE_TASKS } from './symmetry-lines.tasks.js';

const H1 = 'h1_make_whole_model';
const H2 = 'h2_before_after';
const H4 = 'h4_equal_concept';
const H9 = 'h9_pattern_recognition';
const H10 = 'h10_logical_deduction';

/** Lines, angles and clocks of Primary 3. */
export const PRIMARY_3_FIGURES: readonly Cell[] = [
  {
    subStrandId: 'area_perimeter',
    heuristicId: H10,
    shapes: [...RIGHT_ANGLE_TASKS, ...LINE_TASKS, ...DRAWN_LINE_TASKS],
  },
];

/** Numbers, angles, symmetry, solids, nets, tables and pie charts of Primary 4. */
export const PRIMARY_4_FIGURES: readonly Cell[] = [
  { subStrandId: 'angles_basic', heuristicId: H10, shapes: NAMED_ANGLE_TASKS },
  { subStrandId: 'angles_basic', heuristicId: H2, shapes: PROTRACTOR_TASKS },
  { subStrandId: 'geometry', heuristicId: H1, shapes: [...RECTANGLE_SIDE_TASKS, ...DRAWN_SOLID_TASKS] },
  {
    subStrandId: 'geometry',
    heuristicId: H9,
    shapes: [...RECTANGLE_DRAWING_TASKS, ...GRID_SYMMETRY_TASKS],
  },
  {
    subStrandId: 'geometry',
    heuristicId: H10,
    shapes: [...SYMMETRY_TASKS, ...SYMMETRY_LINE_TASKS, ...CUBE_NET_TASKS, ...SOLID_NET_TASKS],
  },
  { subStrandId: 'data_handling', heuristicId: H1, shapes: DATA_TABLE_TASKS },
  { subStrandId: 'data_handling', heuristicId: H4, shapes: PIE_READING_TASKS },
];

/** Forms of percentages and angles in figures of Primary 5. */
export const PRIMARY_5_FIGURES: readonly Cell[] = [
  { subStrandId: 'geometry', heuristicId: H10, shapes: FOUR_SIDED_TASKS },
];

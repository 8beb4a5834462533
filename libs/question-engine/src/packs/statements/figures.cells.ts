import type { Cell } from '../../core/draft.js';
import { DAY_CLOCK_TASKS } from './day-clock.tasks.js';
import { DRAWN_LINE_TASKS } from './drawn-lines.tasks.js';
import { LINE_TASKS } from './lines.tasks.js';
import { RIGHT_ANGLE_TASKS } from './right-angles.tasks.js';

const H2 = 'h2_before_after';
const H10 = 'h10_logical_deduction';

/** Lines, angles and clocks of Primary 3. */
export const PRIMARY_3_FIGURES: readonly Cell[] = [
  { subStrandId: 'time', heuristicId: H2, shapes: DAY_CLOCK_TASKS },
  {
    subStrandId: 'area_perimeter',
    heuristicId: H10,
    shapes: [...RIGHT_ANGLE_TASKS, ...LINE_TASKS, ...DRAWN_LINE_TASKS],
  },
];

import type { GradeCells } from '../../core/draft.js';
import { tripBackShapes } from './time.backwards.js';
import { CLOCK_WORD_CHANGES } from './time.clock.js';
import { CLOCK_MINUTE_CHANGES } from './time.minutes.js';

/** Clocks: the hour and the half hour in Primary 1, to the minute in Primary 2; trips in Primary 3. */
export const TIME_CELLS_BY_GRADE: GradeCells = {
  'Primary 1': [{ subStrandId: 'time', heuristicId: 'h2_before_after', shapes: CLOCK_WORD_CHANGES }],
  'Primary 2': [{ subStrandId: 'time_basic', heuristicId: 'h2_before_after', shapes: CLOCK_MINUTE_CHANGES }],
  'Primary 3': [{ subStrandId: 'time', heuristicId: 'h7_working_backwards', shapes: tripBackShapes(3) }],
};

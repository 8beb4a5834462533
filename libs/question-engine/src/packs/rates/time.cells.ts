import type { Cell } from '../../core/draft.js';
import { tripBackShapes } from './time.backwards.js';
import { CLOCK_WORD_CHANGES } from './time.clock.js';
import { timeClueShapes } from './time.clues.js';
import { TIME_LAPS } from './time.laps.js';
import { CLOCK_MINUTE_CHANGES } from './time.minutes.js';
import { timePartShapes } from './time.parts.js';
import { timeSwapShapes } from './time.swaps.js';
import { timetableShapes } from './time.tables.js';
import { timerShapes } from './time.timers.js';
import { timeKindsShapes } from './time.two-kinds.js';

/** Primary 1: the hour and the half hour. */
export const TIME_1_CELLS: readonly Cell[] = [
  { subStrandId: 'time', heuristicId: 'h2_before_after', shapes: CLOCK_WORD_CHANGES },
];

/** Primary 2: to the minute; hours and minutes. */
export const TIME_2_CELLS: readonly Cell[] = [
  { subStrandId: 'time_basic', heuristicId: 'h1_make_whole_model', shapes: timePartShapes(2) },
  { subStrandId: 'time_basic', heuristicId: 'h2_before_after', shapes: CLOCK_MINUTE_CHANGES },
  { subStrandId: 'time_basic', heuristicId: 'h8_guess_and_check', shapes: timeKindsShapes(2) },
  { subStrandId: 'time_basic', heuristicId: 'h9_pattern_recognition', shapes: timetableShapes(2) },
];

const both = (subStrandId: string, grade: 3 | 4): readonly Cell[] => [
  { subStrandId, heuristicId: 'h1_make_whole_model', shapes: timePartShapes(grade) },
  { subStrandId, heuristicId: 'h2_before_after', shapes: timerShapes(grade) },
  { subStrandId, heuristicId: 'h3_internal_transfer', shapes: timeSwapShapes(grade) },
  { subStrandId, heuristicId: 'h7_working_backwards', shapes: tripBackShapes(grade) },
  { subStrandId, heuristicId: 'h8_guess_and_check', shapes: timeKindsShapes(grade) },
  { subStrandId, heuristicId: 'h9_pattern_recognition', shapes: timetableShapes(grade) },
  { subStrandId, heuristicId: 'h10_logical_deduction', shapes: timeClueShapes(grade) },
];

/** Primary 3: the 24-hour clock, hours, minutes and seconds. */
export const TIME_3_CELLS: readonly Cell[] = both('time', 3);

/** Primary 4: longer chains, seconds, over midnight. */
export const TIME_4_CELLS: readonly Cell[] = [
  ...both('time_duration', 4),
  { subStrandId: 'time_duration', heuristicId: 'h4_equal_concept', shapes: TIME_LAPS },
];

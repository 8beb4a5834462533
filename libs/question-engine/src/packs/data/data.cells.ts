import type { GradeCells } from '../../core/draft.js';
import { GROWING_BARS, GROWING_LINE, GROWING_PICTURES, READING_GROWTH } from './readings.growth.js';
import { SCALE_BY_TRYING, UNKNOWN_KEY, UNKNOWN_STEP } from './readings.scale.js';
import { LETTERED_BARS, LETTERED_TABLE, READING_CLUES } from './readings.clues.js';
import { READING_EQUAL } from './readings.equal.js';
import { TABLE_TWO_KINDS } from './two-kinds.js';
import { BARS, PICTURES, TABLE } from './displays.js';
import { COORDINATE_CELLS } from './coordinates.pack.js';
import { PIE_CELLS } from './pies.pack.js';
import { READING_BACKWARDS, READING_BEFORE_AFTER } from './readings.change.js';
import { PICTURE_PART_WHOLE, READING_PART_WHOLE } from './readings.part-whole.js';
import { READING_TRANSFER } from './readings.transfer.js';

/** Graphs, tables, pie charts, nets and points on a grid, Primary 2 to 6. */
export const DATA_FAMILY_CELLS_BY_GRADE: GradeCells = {
  'Primary 2': [
    {
      subStrandId: 'picture_graphs',
      heuristicId: 'h1_make_whole_model',
      shapes: PICTURE_PART_WHOLE(PICTURES),
    },
    { subStrandId: 'picture_graphs', heuristicId: 'h2_before_after', shapes: READING_BEFORE_AFTER(PICTURES) },
    {
      subStrandId: 'picture_graphs',
      heuristicId: 'h8_guess_and_check',
      shapes: SCALE_BY_TRYING(UNKNOWN_KEY),
    },
    {
      subStrandId: 'picture_graphs',
      heuristicId: 'h9_pattern_recognition',
      shapes: READING_GROWTH(GROWING_PICTURES),
    },
  ],
  'Primary 3': [
    { subStrandId: 'bar_graphs', heuristicId: 'h1_make_whole_model', shapes: READING_PART_WHOLE(BARS) },
    { subStrandId: 'bar_graphs', heuristicId: 'h2_before_after', shapes: READING_BEFORE_AFTER(BARS) },
    { subStrandId: 'bar_graphs', heuristicId: 'h3_internal_transfer', shapes: READING_TRANSFER(BARS) },
    { subStrandId: 'bar_graphs', heuristicId: 'h7_working_backwards', shapes: READING_BACKWARDS(BARS) },
    { subStrandId: 'bar_graphs', heuristicId: 'h8_guess_and_check', shapes: SCALE_BY_TRYING(UNKNOWN_STEP) },
    {
      subStrandId: 'bar_graphs',
      heuristicId: 'h9_pattern_recognition',
      shapes: READING_GROWTH(GROWING_BARS),
    },
    { subStrandId: 'bar_graphs', heuristicId: 'h10_logical_deduction', shapes: READING_CLUES(LETTERED_BARS) },
  ],
  'Primary 4': [
    {
      subStrandId: 'data_handling',
      heuristicId: 'h1_make_whole_model',
      shapes: [...READING_PART_WHOLE(TABLE), ...READING_PART_WHOLE(BARS)],
    },
    {
      subStrandId: 'data_handling',
      heuristicId: 'h2_before_after',
      shapes: [...READING_BEFORE_AFTER(TABLE), ...READING_BEFORE_AFTER(BARS)],
    },
    {
      subStrandId: 'data_handling',
      heuristicId: 'h3_internal_transfer',
      shapes: [...READING_TRANSFER(TABLE), ...READING_TRANSFER(BARS)],
    },
    {
      subStrandId: 'data_handling',
      heuristicId: 'h7_working_backwards',
      shapes: [...READING_BACKWARDS(TABLE), ...READING_BACKWARDS(BARS)],
    },
    {
      subStrandId: 'data_handling',
      heuristicId: 'h4_equal_concept',
      shapes: [...READING_EQUAL(TABLE), ...READING_EQUAL(BARS)],
    },
    { subStrandId: 'data_handling', heuristicId: 'h8_guess_and_check', shapes: TABLE_TWO_KINDS },
    {
      subStrandId: 'data_handling',
      heuristicId: 'h9_pattern_recognition',
      shapes: READING_GROWTH(GROWING_LINE),
    },
    {
      subStrandId: 'data_handling',
      heuristicId: 'h10_logical_deduction',
      shapes: [...READING_CLUES(LETTERED_BARS), ...READING_CLUES(LETTERED_TABLE)],
    },
  ],
  'Primary 6': [...PIE_CELLS, ...COORDINATE_CELLS],
};

import type { GradeCells } from '../../core/draft.js';
import { LETTERED_BARS, LETTERED_TABLE, READING_CLUES } from './readings.clues.js';

/** Riddles about graphs and tables. */
export const DATA_FAMILY_CELLS_BY_GRADE: GradeCells = {
  'Primary 3': [
    { subStrandId: 'bar_graphs', heuristicId: 'h10_logical_deduction', shapes: READING_CLUES(LETTERED_BARS) },
  ],
  'Primary 4': [
    {
      subStrandId: 'data_handling',
      heuristicId: 'h10_logical_deduction',
      shapes: [...READING_CLUES(LETTERED_BARS), ...READING_CLUES(LETTERED_TABLE)],
    },
  ],
};

import type { GradeCells } from '../../core/draft.js';
import { DECIMALS_CELLS } from './decimals.pack.js';
import { DECIMALS_4_GROUP_CELLS } from './decimals.primary-4.js';
import { DECIMALS_6_GROUP_CELLS } from './decimals.primary-6.js';
import { FRACTIONS_CELLS } from './fractions.pack.js';
import { FRACTION_STEPS_3, FRACTION_STEPS_4 } from './fraction-steps.cells.js';
import { FRACTIONS_3_CELLS } from './fractions.primary-3.js';
import { FRACTIONS_4_SET_CELLS } from './fractions.primary-4.js';
import { FRACTIONS_6_SHARE_CELLS } from './fractions.primary-6.js';
import { PERCENTAGE_CELLS } from './percentage.pack.js';
import { PERCENTAGE_6_SHARE_CELLS } from './percentage.primary-6.js';
import { groupTransferCell } from './group-transfer.cells.js';
import { PERCENT_CHANGE_6_CELLS } from './percent-change.cells.js';
import { SHARE_LOSS_4_CELLS } from './share-loss.cells.js';
import { GROWTH_RATE_6_CELL } from './growth-rate.cells.js';
import { LETTER_6_CELLS } from './letter.cells.js';
import { LEVEL_5_CELLS, LEVEL_6_CELLS } from './share-level.cells.js';
import { REMAINDER_5_CELLS, REMAINDER_6_CELLS } from './remainder.cells.js';
import { RIDDLE_3_CELL, RIDDLE_4_CELLS, RIDDLE_5_CELLS, RIDDLE_6_CELLS } from './riddle.cells.js';
import { shareTransferCell } from './transfer.cells.js';
import { twoSizesCell } from './two-sizes.cells.js';

/** Fractions, decimals and percentage, Primary 3 to 6. */
export const PARTS_CELLS_BY_GRADE: GradeCells = {
  'Primary 3': [
    ...FRACTIONS_3_CELLS,
    FRACTION_STEPS_3,
    twoSizesCell('fractions', 'Primary 3'),
    RIDDLE_3_CELL,
  ],
  'Primary 4': [
    ...FRACTIONS_4_SET_CELLS,
    FRACTION_STEPS_4,
    ...SHARE_LOSS_4_CELLS,
    ...DECIMALS_4_GROUP_CELLS,
    ...RIDDLE_4_CELLS,
    groupTransferCell('Primary 4'),
    shareTransferCell('fractions', 'Primary 4'),
    twoSizesCell('fractions', 'Primary 4'),
    twoSizesCell('decimals', 'Primary 4'),
  ],
  'Primary 5': [
    ...FRACTIONS_CELLS,
    ...DECIMALS_CELLS,
    ...PERCENTAGE_CELLS,
    ...LEVEL_5_CELLS,
    ...REMAINDER_5_CELLS,
    ...RIDDLE_5_CELLS,
    groupTransferCell('Primary 5'),
    shareTransferCell('fractions', 'Primary 5'),
    shareTransferCell('percentage', 'Primary 5'),
    twoSizesCell('fractions', 'Primary 5'),
    twoSizesCell('decimals', 'Primary 5'),
    twoSizesCell('percentage', 'Primary 5'),
  ],
  'Primary 6': [
    ...FRACTIONS_6_SHARE_CELLS,
    ...DECIMALS_6_GROUP_CELLS,
    ...PERCENTAGE_6_SHARE_CELLS,
    ...PERCENT_CHANGE_6_CELLS,
    GROWTH_RATE_6_CELL,
    ...LETTER_6_CELLS,
    ...LEVEL_6_CELLS,
    ...REMAINDER_6_CELLS,
    ...RIDDLE_6_CELLS,
    groupTransferCell('Primary 6'),
    shareTransferCell('fractions', 'Primary 6'),
    shareTransferCell('percentage', 'Primary 6'),
    twoSizesCell('fractions', 'Primary 6'),
    twoSizesCell('decimals', 'Primary 6'),
    twoSizesCell('percentage', 'Primary 6'),
  ],
};

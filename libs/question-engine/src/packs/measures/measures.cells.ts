import type { GradeCells } from '../../core/draft.js';
import { chainCells } from './chain.packs.js';
import { PRIMARY_1_CELLS } from './primary-1.cells.js';

/** Money, length, mass and volume, Primary 1 and 2. */
export const MEASURE_CELLS_BY_GRADE: GradeCells = {
  'Primary 1': PRIMARY_1_CELLS,
  'Primary 2': [
    ...chainCells({ id: 'length_basic', kinds: ['length'] }),
    ...chainCells({ id: 'mass_basic', kinds: ['mass'] }),
    ...chainCells({ id: 'volume_basic', kinds: ['volume'] }),
    ...chainCells({ id: 'money_basic', kinds: ['money'] }),
  ],
};

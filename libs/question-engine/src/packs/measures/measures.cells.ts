import type { GradeCells } from '../../core/draft.js';
import { chainCells } from './chain.packs.js';

/** Money, length, mass and volume of Primary 2. */
export const MEASURE_CELLS_BY_GRADE: GradeCells = {
  'Primary 2': [
    ...chainCells({ id: 'length_basic', kinds: ['length'] }),
    ...chainCells({ id: 'mass_basic', kinds: ['mass'] }),
    ...chainCells({ id: 'volume_basic', kinds: ['volume'] }),
    ...chainCells({ id: 'money_basic', kinds: ['money'] }),
  ],
};

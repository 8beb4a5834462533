import type { GradeCells } from '../../core/draft.js';
import { chainCells } from './chain.packs.js';
import { MONEY_CELLS } from './money.pack.js';
import { MEASUREMENT_CELLS } from './measurement.pack.js';

/** Money, length, mass and volume, Primary 1 to 5. */
export const MEASURE_CELLS_BY_GRADE: GradeCells = {
  'Primary 2': [
    ...chainCells(2, { id: 'length_basic', kinds: ['length'] }),
    ...chainCells(2, { id: 'mass_basic', kinds: ['mass'] }),
    ...chainCells(2, { id: 'volume_basic', kinds: ['volume'] }),
    ...chainCells(2, { id: 'money_basic', kinds: ['money'] }),
  ],
  'Primary 3': [
    ...chainCells(3, { id: 'money', kinds: ['money'] }),
    ...chainCells(3, { id: 'length', kinds: ['length'] }),
    ...chainCells(3, { id: 'mass', kinds: ['mass'] }),
    ...chainCells(3, { id: 'volume', kinds: ['volume'] }),
  ],
  'Primary 4': [
    ...chainCells(4, { id: 'money', kinds: ['money'] }),
    ...chainCells(4, { id: 'measurement', kinds: ['length', 'mass', 'volume'] }),
  ],
  'Primary 5': [...MONEY_CELLS, ...MEASUREMENT_CELLS],
};

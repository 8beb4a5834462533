import type { GradeCells } from '../../core/draft.js';
import { stepsCell } from './amount-steps.packs.js';
import { chainCells } from './chain.packs.js';
import { sizeMixCell } from './size-mix.packs.js';
import { riddleCell } from './amount-riddle.packs.js';
import { transferCell } from './amount-transfer.packs.js';
import { shareCells } from './shares.packs.js';
import { equalCell } from './amount-equal.packs.js';
import { PRIMARY_1_CELLS } from './primary-1.cells.js';
import { MONEY_CELLS } from './money.pack.js';
import { MEASUREMENT_CELLS } from './measurement.pack.js';

/** Money, length, mass and volume, Primary 1 to 5. */
export const MEASURE_CELLS_BY_GRADE: GradeCells = {
  'Primary 1': PRIMARY_1_CELLS,
  'Primary 2': [
    ...chainCells(2, { id: 'length_basic', kinds: ['length'] }),
    sizeMixCell(2, 'length_basic', ['length']),
    stepsCell(2, 'length_basic', ['length']),
    ...chainCells(2, { id: 'mass_basic', kinds: ['mass'] }),
    sizeMixCell(2, 'mass_basic', ['mass']),
    stepsCell(2, 'mass_basic', ['mass']),
    ...chainCells(2, { id: 'volume_basic', kinds: ['volume'] }),
    sizeMixCell(2, 'volume_basic', ['volume']),
    stepsCell(2, 'volume_basic', ['volume']),
    ...chainCells(2, { id: 'money_basic', kinds: ['money'] }),
    sizeMixCell(2, 'money_basic', ['money']),
    stepsCell(2, 'money_basic', ['money']),
  ],
  'Primary 3': [
    ...chainCells(3, { id: 'money', kinds: ['money'] }),
    sizeMixCell(3, 'money', ['money']),
    stepsCell(3, 'money', ['money']),
    transferCell(3, 'money', ['money']),
    riddleCell(3, 'money', ['money']),
    ...chainCells(3, { id: 'length', kinds: ['length'] }),
    sizeMixCell(3, 'length', ['length']),
    stepsCell(3, 'length', ['length']),
    transferCell(3, 'length', ['length']),
    riddleCell(3, 'length', ['length']),
    ...chainCells(3, { id: 'mass', kinds: ['mass'] }),
    sizeMixCell(3, 'mass', ['mass']),
    stepsCell(3, 'mass', ['mass']),
    transferCell(3, 'mass', ['mass']),
    riddleCell(3, 'mass', ['mass']),
    ...chainCells(3, { id: 'volume', kinds: ['volume'] }),
    sizeMixCell(3, 'volume', ['volume']),
    stepsCell(3, 'volume', ['volume']),
    transferCell(3, 'volume', ['volume']),
    riddleCell(3, 'volume', ['volume']),
  ],
  'Primary 4': [
    ...chainCells(4, { id: 'money', kinds: ['money'], only: ['h7_working_backwards'] }),
    equalCell('money', ['money']),
    equalCell('measurement', ['length', 'mass', 'volume']),
    sizeMixCell(4, 'money', ['money']),
    stepsCell(4, 'money', ['money']),
    transferCell(4, 'money', ['money']),
    riddleCell(4, 'money', ['money']),
    ...chainCells(4, { id: 'measurement', kinds: ['length', 'mass', 'volume'] }),
    sizeMixCell(4, 'measurement', ['length', 'mass', 'volume']),
    stepsCell(4, 'measurement', ['length', 'mass', 'volume']),
    transferCell(4, 'measurement', ['length', 'mass', 'volume']),
    riddleCell(4, 'measurement', ['length', 'mass', 'volume']),
  ],
  'Primary 5': [
    ...MONEY_CELLS,
    ...MEASUREMENT_CELLS,
    ...shareCells('money'),
    ...shareCells('measurement'),
    sizeMixCell(5, 'money', ['money']),
    transferCell(5, 'money', ['money']),
    riddleCell(5, 'money', ['money']),
    sizeMixCell(5, 'measurement', ['length', 'mass', 'volume']),
    transferCell(5, 'measurement', ['length', 'mass', 'volume']),
    riddleCell(5, 'measurement', ['length', 'mass', 'volume']),
  ],
};

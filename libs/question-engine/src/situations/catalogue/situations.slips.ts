import { readSlips } from '../../structures/slip-table.js';
import table from './situations.slips.json' with { type: 'json' };

/** What pupils think wrongly, by the situation. */
export const SLIPS = readSlips(table);
